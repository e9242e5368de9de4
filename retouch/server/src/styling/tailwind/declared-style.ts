import postcss, {
  type AtRule,
  type ChildNode,
  type Declaration,
  type Root,
  type Rule,
} from 'postcss';
import type { DesignSystem } from './design-system.ts';

/** One declaration that a class makes. */
export interface DeclaredProperty {
  /** The conditions it holds under (`hover`, a width, descendants), written as CSS; the class is `&`. */
  readonly scope: string;
  readonly property: string;
  readonly value: string;
}

/** What the classes of a project's Tailwind declare. */
export class DeclaredStyles {
  readonly #system: DesignSystem;
  readonly #known = new Map<string, readonly DeclaredProperty[] | undefined>();

  constructor(system: DesignSystem) {
    this.#system = system;
  }

  /** What each class declares; classes that are not Tailwind's are left out. */
  of(names: readonly string[]): Map<string, readonly DeclaredProperty[]> {
    const unknown = names.filter((name) => !this.#known.has(name));
    const css = this.#system.candidatesToCss(unknown);
    for (const [index, name] of unknown.entries()) {
      const text = css[index];
      this.#known.set(name, text ? declarationsIn(text) : undefined);
    }
    const found = new Map<string, readonly DeclaredProperty[]>();
    for (const name of names) {
      const declared = this.#known.get(name);
      if (declared !== undefined) found.set(name, declared);
    }
    return found;
  }

  /** What one class declares; nothing where it is not Tailwind's. */
  ofOne(name: string): readonly DeclaredProperty[] {
    return this.of([name]).get(name) ?? [];
  }
}

function declarationsIn(css: string): DeclaredProperty[] {
  const found: DeclaredProperty[] = [];
  const visit = (node: ChildNode, scope: readonly string[]): void => {
    if (node.type === 'decl') found.push(declared(node, scope));
    else if (node.type === 'rule') visitAll(node, [...scope, ownSelector(node.selector)]);
    else if (node.type === 'atrule' && node.name === 'supports') visitAll(node, scope);
    else if (node.type === 'atrule' && node.name !== 'property') {
      visitAll(node, [...scope, `@${node.name} ${node.params}`]);
    }
  };
  const visitAll = (parent: Root | Rule | AtRule, scope: readonly string[]): void => {
    parent.each((node) => visit(node, scope));
  };
  visitAll(postcss.parse(css), []);
  return found;
}

function declared({ prop, value, important }: Declaration, scope: readonly string[]) {
  const selectors = scope.filter((condition) => !/^(&$|@)/.test(condition));
  const conditions = [
    ...scope.filter((condition) => condition.startsWith('@')).sort(),
    ...selectors,
  ];
  if (important) conditions.push('!important');
  return { scope: conditions.join(' '), property: prop, value };
}

/** A selector with the class itself, the first in it, written `&`. */
function ownSelector(selector: string): string {
  return selector.replace(/\.(?:\\[\s\S]|[\w\u0080-\uffff-])+/, '&');
}
