import { RewriteDraft } from '../../edits/rewrite.ts';
import { applyChange, changeSetOf } from '../../edits/text-edit.ts';
import { SourceModule } from '../../module.ts';
import type { FileStyle } from '../../style/file-style.ts';
import { stringLiteral } from '../attributes/string-value.ts';
import { setProp } from '../props/set-prop.ts';
import type { NewValue } from '../props/value-code.ts';
import { voidTags } from '../tags/tag-names.ts';
import { fitsJsxText, jsxText } from '../text/jsx-text.ts';

/** Props by name, in the order in which they are written. `children` may be a text. */
export type NewProps = readonly (readonly [name: string, value: NewValue | null])[];

/** The code of a new element: `<p id="a">Text</p>`, `<br />`; a component without text closes itself. */
export function elementCode(
  tag: string,
  kind: 'native' | 'component',
  props: NewProps,
  style: FileStyle,
): string {
  const text = textOf(props);
  const closes = text === undefined && (kind === 'component' || voidTags.has(tag));
  const content = text === undefined ? '' : contentCode(text, style);
  const code = closes ? `<${tag} />` : `<${tag}>${content}</${tag}>`;
  return withProps(
    code,
    props.filter(([name]) => name !== 'children' || text === undefined),
  );
}

/**
 * An element's code with props set over its own.
 * @throws SourceError where a name or a value is none.
 */
export function withProps(code: string, props: NewProps): string {
  return props.reduce((text, [name, value]) => withProp(text, name, value), code);
}

function withProp(code: string, name: string, value: NewValue | null): string {
  const module = new SourceModule('element.tsx', code);
  const [element] = module.elements;
  if (element === undefined) throw new RangeError('The code holds no element.');
  const draft = new RewriteDraft(module.path);
  setProp(draft, module, element, name, value);
  return applyChange(changeSetOf(draft.finish().edits, code.length), code);
}

function textOf(props: NewProps): string | undefined {
  const [, value] = props.find(([name]) => name === 'children') ?? [];
  return value?.kind === 'json' && typeof value.value === 'string' ? value.value : undefined;
}

function contentCode(text: string, style: FileStyle): string {
  return fitsJsxText(text) ? jsxText(text) : `{${stringLiteral(text, style.quote)}}`;
}
