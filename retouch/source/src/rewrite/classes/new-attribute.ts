import type { JSXSpreadAttribute } from '@oxc-project/types';
import type { RewriteDraft } from '../../edits/rewrite.ts';
import type { SourceElement } from '../../elements/source-element.ts';
import type { SourceModule } from '../../module.ts';
import { notEditable } from '../../source-error.ts';
import { styleOf } from '../../style/file-style.ts';
import { placeOf } from '../../style/place-of.ts';
import { spreadsOf } from '../attributes/find-attribute.ts';
import { insertAttribute } from '../attributes/insert-attribute.ts';
import { spreadSourceOf } from '../attributes/spread-source.ts';
import { escaped, stringAttribute, stringLiteral } from '../attributes/string-value.ts';
import { joinerIn } from './joiner.ts';

/**
 * Gives an element that has no className one. Where a spread hands on what the component's callers
 * pass, their className is kept beside it; a bag made elsewhere keeps the last word.
 * @throws SourceError `not_editable` where it can't be joined with what a spread brings.
 */
export function newClassAttribute(
  draft: RewriteDraft,
  module: SourceModule,
  element: SourceElement,
  names: readonly string[],
): void {
  if (names.length === 0) return;
  const spreads = spreadsOf(element).map((spread) => ({
    spread,
    source: spreadSourceOf(module, element, spread, 'className'),
  }));
  const bringing = spreads.filter(({ source }) => source === 'props' || source === 'certain');
  const [only, ...others] = bringing;
  if (only === undefined) {
    const bag = spreads.find(({ source }) => source === 'unlikely')?.spread;
    const code = stringAttribute('className', names.join(' '), styleOf(module));
    insertAttribute(draft, module, element, code, bag);
    return;
  }
  const path = pathOf(module, only.spread);
  if (path === undefined || others.length > 0 || only.source === 'certain') {
    throw notEditable(
      `This <${element.tag}> may get its className from ${module.slice(only.spread)}; add the class where that is made, or give the element a className of its own.`,
      placeOf(module, element),
    );
  }
  const code = `className={${joinedWith(module, path, names.join(' '))}}`;
  insertAttribute(draft, module, element, code);
}

/** The spread value, where reading it twice does nothing. */
function pathOf(module: SourceModule, { argument }: JSXSpreadAttribute): string | undefined {
  const code = module.slice(argument);
  return /^[\p{ID_Start}$_][\p{ID_Continue}$]*(\.[\p{ID_Start}$_][\p{ID_Continue}$]*)*$/u.test(code)
    ? code
    : undefined;
}

function joinedWith(module: SourceModule, path: string, classes: string): string {
  const { quote } = styleOf(module);
  const joiner = joinerIn(module);
  if (joiner !== undefined) {
    return `${joiner.name}(${stringLiteral(classes, quote)}, ${path}.className)`;
  }
  return `\`${escaped(classes, '`')} \${${path}.className ?? ${quote}${quote}}\``;
}
