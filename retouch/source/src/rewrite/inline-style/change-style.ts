import type { JSXAttribute, ObjectExpression } from '@oxc-project/types';
import type { RewriteDraft } from '../../edits/rewrite.ts';
import type { SourceElement } from '../../elements/source-element.ts';
import type { SourceModule } from '../../module.ts';
import { notEditable } from '../../source-error.ts';
import { placeOf } from '../../style/place-of.ts';
import { attributeNamed, spreadsOf } from '../attributes/find-attribute.ts';
import { removeAttribute } from '../attributes/remove-attribute.ts';
import { spreadSourceOf } from '../attributes/spread-source.ts';
import { newStyleAttribute } from './new-style.ts';
import { editStyleObject } from './object-edits.ts';
import { entryCodes, styleKey } from './style-code.ts';
import { type StyleForm, styleFormOf } from './style-object.ts';
import { typeCast } from './type-cast.ts';

/** CSS values by property, camelCase or as in a style sheet; null or nothing removes the property. */
export type StyleValues = ReadonlyMap<string, string | null>;

/**
 * Sets and removes properties of an element's inline style, in place where they are, else at the end;
 * a style that is computed elsewhere is spread into a new object.
 * @throws SourceError `not_editable`
 */
export function changeStyle(
  draft: RewriteDraft,
  module: SourceModule,
  element: SourceElement,
  values: StyleValues,
): void {
  const wanted = wantedValues(module, element, values);
  if (wanted.size === 0) return;
  const attribute = attributeNamed(element, 'style');
  const sets = [...wanted.values()].some((value) => value !== null);
  if (attribute === undefined) {
    newStyleAttribute(draft, module, element, wanted);
    return;
  }
  if (sets) checkSpreads(module, element, attribute);
  const form = styleFormOf(module, attribute);
  writeForm(draft, { module, element, attribute }, form, wanted);
}

interface Site {
  readonly module: SourceModule;
  readonly element: SourceElement;
  readonly attribute: JSXAttribute;
}

/** The values by React's names. */
function wantedValues(module: SourceModule, element: SourceElement, values: StyleValues) {
  const wanted = new Map<string, string | null>();
  for (const [property, value] of values) {
    const text = value?.trim() ?? '';
    if (/!\s*important$/i.test(text)) {
      throw notEditable(
        `React leaves out ${property}: ${text} of this <${element.tag}>, since an inline style can't be !important; give the value without it.`,
        placeOf(module, element),
      );
    }
    wanted.set(styleKey(property), text === '' ? null : text);
  }
  return wanted;
}

function checkSpreads(module: SourceModule, element: SourceElement, attribute: JSXAttribute): void {
  const spread = spreadsOf(element, attribute).find((candidate) => {
    const source = spreadSourceOf(module, element, candidate, 'style');
    return source === 'props' || source === 'certain';
  });
  if (spread === undefined) return;
  throw notEditable(
    `${module.slice(spread)} stands behind the style of this <${element.tag}> and may bring another in its place; put the style behind it first.`,
    placeOf(module, element),
  );
}

function writeForm(
  draft: RewriteDraft,
  site: Site,
  form: StyleForm | undefined,
  wanted: StyleValues,
): void {
  const { module, element } = site;
  if (form?.kind === 'object') {
    writeObject(draft, site, form, wanted);
    return;
  }
  if (form?.kind === 'other') {
    throw notEditable(
      `The style of this <${element.tag}> is no object; make it one first: style={{ … }}.`,
      placeOf(module, element),
    );
  }
  if (form === undefined || form.kind === 'nothing') fillIn(draft, site, wanted);
  else wrapValue(draft, site, form, wanted);
}

/** `style`, or `style={undefined}`, as an object. */
function fillIn(draft: RewriteDraft, { module, attribute }: Site, wanted: StyleValues): void {
  const codes = entryCodes(module, wanted);
  if (codes.length === 0) return;
  const value = `{{ ${codes.join(', ')} }${typeCast(module, wanted)}}`;
  if (attribute.value === null) draft.insert(attribute.end, `=${value}`);
  else draft.replace(attribute.value.start, attribute.value.end, value);
}

/** `style={box}` as `style={{ ...box, color: 'red' }}`. */
function wrapValue(
  draft: RewriteDraft,
  { module, element }: Site,
  { node }: Extract<StyleForm, { kind: 'value' }>,
  wanted: StyleValues,
): void {
  const removed = [...wanted].find(([, value]) => value === null);
  if (removed !== undefined) {
    throw notEditable(
      `${removed[0]} of this <${element.tag}> can't be taken out of its style, ${module.slice(node)}, which is made elsewhere; take it out where that is made.`,
      placeOf(module, element),
    );
  }
  const isPath = ['Identifier', 'MemberExpression', 'CallExpression'].includes(node.type);
  const isClosed = isPath || node.type === 'ParenthesizedExpression';
  const [open, close] = isClosed ? ['', ''] : ['(', ')'];
  draft.insert(node.start, `{ ...${open}`);
  draft.insert(
    node.end,
    `${close}, ${entryCodes(module, wanted).join(', ')} }${typeCast(module, wanted)}`,
  );
}

function writeObject(
  draft: RewriteDraft,
  { module, element, attribute }: Site,
  { object, isOwn }: { readonly object: ObjectExpression; readonly isOwn: boolean },
  wanted: StyleValues,
): void {
  const edits = editStyleObject(module, element, object, wanted);
  if (edits === 'empty' && isOwn) {
    removeAttribute(draft, module, element, attribute);
    return;
  }
  if (edits === 'empty') {
    draft.replace(object.start, object.end, '{}');
    return;
  }
  for (const { from, to, insert } of edits) draft.replace(from, to, insert);
  if (isOwn) draft.insert(object.end, typeCast(module, wanted, object));
}
