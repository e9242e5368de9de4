import { type AtRule, type Container, parse, type Rule } from 'postcss';

/** What is true of the page when a value is asked for. */
export interface PageState {
  readonly width: number;
  readonly isDark: boolean;
  readonly isHovered: boolean;
}

/**
 * The value of a property for an element with one class, by every rule of a sheet that has only plain
 * selectors: the later of two of equal weight wins. `margin` counts as its four sides. Written for
 * tests, apart from the code that is tested.
 */
export function valueIn(css: string, name: string, property: string, state: PageState) {
  let value: string | undefined;
  let weight = -1;
  parse(css).walkDecls((declaration) => {
    const sets = declaration.prop === property || isSide(declaration.prop, property);
    const own = sets ? weightIn(declaration.parent as Rule | AtRule, name, state) : undefined;
    if (own === undefined || own < weight) return;
    [weight, value] = [own, declaration.value.trim()];
  });
  return value;
}

function isSide(whole: string, property: string): boolean {
  return whole === 'margin' && property.startsWith('margin-');
}

/** Undefined where the rule does not apply. */
function weightIn(container: Rule | AtRule, name: string, state: PageState): number | undefined {
  const selectors = selectorsAround(container, state);
  const weights = selectors.flatMap((selector) => {
    const bare = selector.replace(/^\.dark /, '').replace(/:hover$/, '');
    const isMet =
      (state.isDark || !selector.startsWith('.dark ')) &&
      (state.isHovered || !selector.endsWith(':hover'));
    const weight = selector.split(/[.:]/).length - 1;
    return bare === `.${name}` && isMet ? [weight] : [];
  });
  return weights.length === 0 ? undefined : Math.max(...weights);
}

function selectorsAround(container: Container | undefined, state: PageState): string[] {
  if (container === undefined || container.type === 'root') return [''];
  const outer = selectorsAround(container.parent as Container | undefined, state);
  if (container.type === 'atrule') return isMet((container as AtRule).params, state) ? outer : [];
  return outer.flatMap((parent) =>
    (container as Rule).selectors.map((own) => (parent === '' ? own : own.replace('&', parent))),
  );
}

function isMet(params: string, { width, isDark }: PageState): boolean {
  const least = /\(min-width: (\d+)rem\)/.exec(params)?.[1];
  return (
    (least === undefined || width >= Number(least)) &&
    (isDark || !params.includes('prefers-color-scheme'))
  );
}
