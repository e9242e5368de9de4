import type { JSXAttribute, Node } from '@oxc-project/types';
import type { SourceElement } from '../../elements/source-element.ts';
import type { SourceModule } from '../../module.ts';
import { notEditable } from '../../source-error.ts';
import { placeOf } from '../../style/place-of.ts';
import { spreadsOf } from '../attributes/find-attribute.ts';
import { spreadSourceOf } from '../attributes/spread-source.ts';
import type { ClassPlan } from './change-plan.ts';
import { overridingSpread } from './class-attribute.ts';
import { type ClassForm, type ClassText, formsIn, partsOf } from './class-form.ts';

/** The element whose classes change, as far as it is known. */
export interface ClassSite {
  readonly module: SourceModule;
  readonly element: SourceElement;
  readonly attribute: JSXAttribute | undefined;
  readonly form: ClassForm | undefined;
}

/**
 * Refuses a plan that would not do what was asked: a class that is made elsewhere, one that a spread
 * or a condition would rob of its effect.
 * @throws SourceError `not_editable`
 */
export function checkPlan(site: ClassSite, plan: ClassPlan): void {
  const [missing] = plan.missing;
  if (missing !== undefined) checkMissing(site, missing);
  const [dispute] = plan.disputed;
  if (dispute !== undefined) throw refusal(site, disputeMessage(site, dispute));
  const { module, element, form } = site;
  const first = form && emptiedFirstChoice(form, plan);
  if (first !== undefined) {
    throw refusal(
      site,
      `Without ${quoted(first.tokens.map(({ name }) => name))}, this <${element.tag}> would get what stands behind || in its className; change the condition first.`,
    );
  }
  if (plan.pending.length > 0) checkSpread(site, plan);
  const called = plan.pending.length > 0 && form ? functionIn(form) : undefined;
  if (called === undefined) return;
  throw refusal(
    site,
    `The className of this <${element.tag}> is a function, ${excerpt(module, called)}; change the classes it returns.`,
  );
}

/** A spread behind the className that may bring another in its place. */
function checkSpread(site: ClassSite, { pending }: ClassPlan): void {
  const { module, element, attribute } = site;
  const spread = attribute && overridingSpread(module, element, attribute);
  if (spread === undefined) return;
  throw refusal(
    site,
    `${spread} stands behind the className of this <${element.tag}> and may bring another in its place, so ${quoted(pending)} might have no effect; put the className behind it, or take className out of what is spread.`,
  );
}

/** A class that is written nowhere here: fine where nothing else could bring it. */
function checkMissing(site: ClassSite, name: string): void {
  const { module, element, form } = site;
  const [opaque] = form === undefined ? [] : partsOf(form).opaque;
  if (opaque !== undefined) {
    throw refusal(
      site,
      `The class ${name} is not written in this <${element.tag}>: its className also takes classes from ${excerpt(module, opaque)}; change it where that is made.`,
    );
  }
  const spread = spreadsOf(element).find(
    (candidate) => spreadSourceOf(module, element, candidate, 'className') !== 'never',
  );
  if (spread === undefined) return;
  throw refusal(
    site,
    `The class ${name} is not written in this <${element.tag}>; it may come from ${module.slice(spread)}: change it where that is made.`,
  );
}

function disputeMessage(
  { element }: ClassSite,
  { name, rivals }: ClassPlan['disputed'][number],
): string {
  const names = quoted([...new Set(rivals.map((rival) => rival.name))]);
  return `${name} would compete with ${names}, which this <${element.tag}> has only under a condition; replace the class there instead of adding one.`;
}

/** A text before `||` that loses all its classes, so that what is behind it would take its place. */
function emptiedFirstChoice(form: ClassForm, plan: ClassPlan): ClassText | undefined {
  if (form.kind === 'either' && form.node.operator === '||') {
    const found = partsOf(form.left).texts.find((text) => isEmptied(text, plan));
    if (found !== undefined) return found;
  }
  for (const inner of formsIn(form)) {
    const found = emptiedFirstChoice(inner, plan);
    if (found !== undefined) return found;
  }
  return undefined;
}

function isEmptied(text: ClassText, { tokens, inserted }: ClassPlan): boolean {
  if (text.tokens.length === 0 || inserted.has(text)) return false;
  return text.tokens.every((token) => tokens.get(token) === '');
}

/** A function somewhere in a form that is called for the classes and can't be read. */
function functionIn(form: ClassForm): Node | undefined {
  if (form.kind === 'opaque') return form.isFunction ? form.node : undefined;
  for (const inner of formsIn(form)) {
    const found = functionIn(inner);
    if (found !== undefined) return found;
  }
  return undefined;
}

function refusal({ module, element }: ClassSite, message: string) {
  return notEditable(message, placeOf(module, element));
}

function quoted(names: readonly string[]): string {
  const [first = '', ...rest] = names;
  if (rest.length > 3) return `${first} and ${rest.length} more`;
  return rest.length === 0 ? first : `${names.slice(0, -1).join(', ')} and ${rest.at(-1)}`;
}

/** Code in one line of at most 60 characters. */
function excerpt(module: SourceModule, node: Node): string {
  const line = module.slice(node).replace(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}
