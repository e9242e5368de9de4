import type { ObjectExpression } from '@oxc-project/types';
import type { SourceElement } from '../../elements/source-element.ts';
import type { SourceModule } from '../../module.ts';
import { isFromProps } from '../attributes/spread-source.ts';
import type { ItemList } from '../items/item-list.ts';
import type { ClassForm, ClassText } from './class-form.ts';
import type { ClassToken } from './class-tokens.ts';

/** Where new classes that are always in effect can be written. */
export type ClassTarget =
  | { readonly at: 'text'; readonly text: ClassText; readonly after: ClassToken | undefined }
  | { readonly at: 'item'; readonly list: ItemList; readonly index: number }
  | { readonly at: 'option'; readonly options: ObjectExpression };

/** What choosing a target has to know beside the form. */
export interface TargetQuestion {
  readonly module: SourceModule;
  readonly element: SourceElement;
  /** Whether a class will still be there after the change. */
  readonly stays: (token: ClassToken) => boolean;
  /** Whether the file has a function to join classes with. */
  readonly hasJoiner: boolean;
}

/** The place in a form where a class belongs that is always in effect; none where it must be wrapped. */
export function targetIn(question: TargetQuestion, form: ClassForm): ClassTarget | undefined {
  switch (form.kind) {
    case 'text':
      return form.isAlways ? inText(question, form) : undefined;
    case 'template':
      return inTemplate(question, form);
    case 'list':
      return inList(question, form);
    case 'inside':
      return targetIn(question, form.of);
    case 'sum':
      return inSum(question, form);
    case 'variants':
      return inVariants(question, form);
    default:
      return undefined;
  }
}

type Form<Kind extends ClassForm['kind']> = Extract<ClassForm, { kind: Kind }>;

function inText({ stays }: TargetQuestion, text: ClassText): ClassTarget | undefined {
  const after = text.tokens.findLast((token) => !token.isGlued && stays(token));
  if (after === undefined && text.tokens.some(({ isGlued }) => isGlued)) return undefined;
  return { at: 'text', text, after };
}

function inTemplate({ stays }: TargetQuestion, form: Form<'template'>): ClassTarget | undefined {
  const isOwn = (token: ClassToken) => !token.isGlued && stays(token);
  const text = form.texts.find(({ tokens }) => tokens.some(isOwn)) ?? form.texts.at(-1);
  if (text === undefined || !text.isAlways) return undefined;
  return { at: 'text', text, after: text.tokens.findLast(isOwn) };
}

function inSum(question: TargetQuestion, { parts }: Form<'sum'>): ClassTarget | undefined {
  for (const part of parts) {
    if (part.kind !== 'text' || !part.isAlways) continue;
    const after = part.tokens.findLast((token) => !token.isGlued && question.stays(token));
    if (after !== undefined) return { at: 'text', text: part, after };
  }
  return undefined;
}

/** The first item that is plain text; else a new item behind those that neither state nor props decide. */
function inList(question: TargetQuestion, form: Form<'list'>): ClassTarget | undefined {
  for (const item of form.items) {
    const isPlain = item.kind === 'text' || item.kind === 'template' || item.kind === 'list';
    const target = isPlain ? targetIn(question, item) : undefined;
    if (target !== undefined) return target;
  }
  const index = form.items.findIndex((item) => !isSettled(question, item));
  return { at: 'item', list: form.list, index: index === -1 ? form.items.length : index };
}

/** Whether a form is code whose classes neither a condition nor the component's props decide. */
export function isSettled(question: TargetQuestion, form: ClassForm): boolean {
  if (form.kind === 'inside') return isSettled(question, form.of);
  if (form.kind === 'variants') return true;
  if (form.kind !== 'opaque') return false;
  if (form.node.type === 'SpreadElement' || form.node.type === 'ChainExpression') return false;
  return !isFromProps(question.module, question.element, form.node);
}

function inVariants(question: TargetQuestion, form: Form<'variants'>): ClassTarget | undefined {
  if (form.own !== undefined) return targetIn(question, form.own.form);
  if (question.hasJoiner || form.options === undefined) return undefined;
  return { at: 'option', options: form.options };
}
