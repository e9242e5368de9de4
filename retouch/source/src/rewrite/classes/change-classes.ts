import type { JSXAttribute } from '@oxc-project/types';
import type { RewriteDraft } from '../../edits/rewrite.ts';
import type { TextEdit } from '../../edits/text-edit.ts';
import type { SourceElement } from '../../elements/source-element.ts';
import type { SourceModule } from '../../module.ts';
import { notEditable } from '../../source-error.ts';
import { styleOf } from '../../style/file-style.ts';
import { placeOf } from '../../style/place-of.ts';
import { attributeName } from '../attributes/find-attribute.ts';
import { removeAttribute } from '../attributes/remove-attribute.ts';
import { stringAttributeValue, stringLiteral } from '../attributes/string-value.ts';
import { insertItem } from '../items/item-list.ts';
import { type ClassChange, type ClassPlan, planChange } from './change-plan.ts';
import { classAttributeOf } from './class-attribute.ts';
import type { ClassForm, ClassText } from './class-form.ts';
import { joinerIn } from './joiner.ts';
import { newClassAttribute } from './new-attribute.ts';
import { classFormOf } from './read-form.ts';
import { checkPlan } from './refusals.ts';
import { type ClassTarget, isSettled, type TargetQuestion, targetIn } from './target.ts';
import { wrapForm } from './wrap.ts';
import { type Fates, type Insertion, writeForm } from './write-form.ts';

/**
 * Removes, replaces and adds classes of an element wherever its className is written in a way that
 * can be read: text, templates, conditions, calls that join classes, variants. Only what the change
 * concerns is touched; what it leaves empty is cleaned up.
 * @throws SourceError `not_editable`
 */
export function changeClasses(
  draft: RewriteDraft,
  module: SourceModule,
  element: SourceElement,
  change: ClassChange,
): void {
  const attribute = classAttributeOf(module, element);
  const form = attribute?.value ? classFormOf(module, attribute.value) : undefined;
  if (attribute?.value && form === undefined) {
    throw notEditable(
      `The className of this <${element.tag}> is no text; make it a string first.`,
      placeOf(module, element),
    );
  }
  const plan = planChange(form, change);
  checkPlan({ module, element, attribute, form }, plan);
  if (attribute === undefined) newClassAttribute(draft, module, element, plan.pending);
  else if (form === undefined) fillBare(draft, module, attribute, plan.pending);
  else rewriteForm(draft, { module, element, attribute, form }, plan);
}

interface Site {
  readonly module: SourceModule;
  readonly element: SourceElement;
  readonly attribute: JSXAttribute;
  readonly form: ClassForm;
}

/** `<div className>`, which says true, as text. */
function fillBare(
  draft: RewriteDraft,
  module: SourceModule,
  attribute: JSXAttribute,
  names: readonly string[],
): void {
  if (names.length === 0) return;
  draft.insert(attribute.end, `=${stringAttributeValue(names.join(' '), styleOf(module))}`);
}

function rewriteForm(draft: RewriteDraft, site: Site, plan: ClassPlan): void {
  const { module, element, attribute, form } = site;
  if (isWithout(form) && plan.pending.length > 0 && attribute.value !== null) {
    const { start, end } = attribute.value;
    draft.replace(start, end, stringAttributeValue(plan.pending.join(' '), styleOf(module)));
    return;
  }
  const { fates, edits } = placePending(site, plan);
  const outcome = writeForm(module, fates, form);
  if (outcome.state === 'gone' && edits.length === 0) {
    removeAttribute(draft, module, element, attribute);
    return;
  }
  if (outcome.state === 'gone') {
    replaceAll(draft, module, attribute, plan.pending);
    return;
  }
  for (const { from, to, insert } of [...outcome.edits, ...edits]) draft.replace(from, to, insert);
}

/** Whether a form has no classes and nothing that could bring any. */
function isWithout(form: ClassForm): boolean {
  return form.kind === 'nothing' || (form.kind === 'inside' && isWithout(form.of));
}

function replaceAll(
  draft: RewriteDraft,
  module: SourceModule,
  attribute: JSXAttribute,
  names: readonly string[],
): void {
  const value = stringAttributeValue(names.join(' '), styleOf(module));
  draft.replace(attribute.start, attribute.end, `${attributeName(attribute)}=${value}`);
}

/** Gives the classes that have no place yet one: in a text, as an item, or around the whole form. */
function placePending(site: Site, plan: ClassPlan): { fates: Fates; edits: TextEdit[] } {
  const { module, element, form } = site;
  const { tokens, inserted, pending } = plan;
  if (pending.length === 0) return { fates: { tokens, inserted }, edits: [] };
  const joiner = joinerIn(module);
  const stays = (token: ClassText['tokens'][number]) => tokens.get(token) !== '';
  const question: TargetQuestion = { module, element, stays, hasJoiner: joiner !== undefined };
  const target = targetIn(question, form);
  if (target?.at === 'text') return { fates: withText(plan, target), edits: [] };
  const wrapped = wrappedPart(form);
  const isBehind = isSettled(question, wrapped);
  const edits = target
    ? itemEdits(module, target, pending)
    : wrapForm(module, element, wrapped, { names: pending, joiner, isBehind });
  return { fates: { tokens, inserted }, edits };
}

function withText(
  { tokens, inserted, pending }: ClassPlan,
  { text, after }: Extract<ClassTarget, { at: 'text' }>,
): Fates {
  const [first] = text.tokens;
  if (after === undefined && first !== undefined && tokens.get(first) === '') {
    return { tokens: new Map([...tokens, [first, pending.join(' ')]]), inserted };
  }
  const insertion = after === undefined ? { names: pending } : { after, names: pending };
  const known: readonly Insertion[] = inserted.get(text) ?? [];
  return { tokens, inserted: new Map([...inserted, [text, [...known, insertion]]]) };
}

function itemEdits(
  module: SourceModule,
  target: Exclude<ClassTarget, { at: 'text' }>,
  names: readonly string[],
): TextEdit[] {
  const code = stringLiteral(names.join(' '), styleOf(module).quote);
  if (target.at === 'item') return insertItem(module, target.list, target.index, code);
  const { start, end, properties } = target.options;
  const list = { from: start + 1, to: end - 1, items: properties };
  return insertItem(module, list, properties.length, `className: ${code}`);
}

/** What classes are joined to: of a function, its result. */
function wrappedPart(form: ClassForm): ClassForm {
  return form.kind === 'inside' && form.role === 'function' ? wrappedPart(form.of) : form;
}
