import type { AtRule, ChildNode, Declaration, Rule } from 'postcss';
import { partsOf } from '../tailwind/property-parts/parts-of.ts';
import type { StyleChange } from './style-request.ts';

/** The declarations directly in a rule or condition, in source order. */
export function declarationsIn(container: Rule | AtRule): Declaration[] {
  return (container.nodes ?? []).filter((node): node is Declaration => node.type === 'decl');
}

/** Whether a declaration is of this property. Names of CSS know no case, custom ones do. */
export function isOf({ prop }: Declaration, property: string): boolean {
  return prop === property || (!property.startsWith('--') && prop.toLowerCase() === property);
}

/** Whether a declaration sets all of what a property is, with more beside: `margin` for `margin-top`. */
export function covers({ prop }: Declaration, property: string): boolean {
  const name = prop.toLowerCase();
  if (name === property || prop.startsWith('--') || property.startsWith('--')) return false;
  if (name === 'all') return true;
  return isPart(property, name);
}

/** Whether a property is a part of another: `margin-top` of `margin`. */
export function isPart(property: string, whole: string): boolean {
  const parts = new Set(partsOf(whole));
  const own = partsOf(property.toLowerCase());
  return parts.size > own.length && own.every((part) => parts.has(part));
}

/** The declaration that counts for a property in a container: the last, important ones before others. */
export function winningDeclaration(
  container: Rule | AtRule,
  property: string,
): Declaration | undefined {
  const about = declarationsIn(container).filter(
    (declaration) => isOf(declaration, property) || covers(declaration, property),
  );
  return about.findLast(({ important }) => important) ?? about.at(-1);
}

/** What is to be done in a container for some changes. */
export interface DeclarationPlan {
  readonly changed: readonly { readonly declaration: Declaration; readonly change: StyleChange }[];
  readonly added: readonly StyleChange[];
  readonly removed: readonly Declaration[];
}

/**
 * How a container gets other declarations: one that counts is changed where it is; a new one comes
 * behind those it must win over, and parts that would win over a new whole go.
 */
export function planDeclarations(
  container: Rule | AtRule,
  changes: readonly StyleChange[],
): DeclarationPlan {
  const own = declarationsIn(container);
  const asked = changes.map(({ property }) => property);
  const removed: Declaration[] = [];
  const changed: { declaration: Declaration; change: StyleChange }[] = [];
  const added: StyleChange[] = [];
  for (const change of changes) {
    const { property, value } = change;
    const isHidden = added.some((whole) => isPart(property, whole.property));
    if (value === null || isHidden) removed.push(...own.filter((one) => isOf(one, property)));
    if (value === null) continue;
    const winner = winningDeclaration(container, property);
    const at = winner && isOf(winner, property) && !isHidden ? winner : undefined;
    if (at !== undefined) changed.push({ declaration: at, change });
    else added.push({ ...change, isImportant: change.isImportant || winner?.important === true });
    const rivals = own.slice(at === undefined ? 0 : own.indexOf(at));
    removed.push(...rivals.filter((part) => isPart(part.prop, property) && !isAsked(part, asked)));
  }
  return { changed, added, removed: [...new Set(removed)] };
}

function isAsked(declaration: Declaration, asked: readonly string[]): boolean {
  return asked.some((property) => isOf(declaration, property));
}

/** Behind which of the nodes of a container new declarations come: the last that is no rule. */
export function lastPlainNode(nodes: readonly ChildNode[]): ChildNode | undefined {
  return nodes.findLast(
    (node) => node.type === 'decl' || (node.type === 'atrule' && node.nodes === undefined),
  );
}
