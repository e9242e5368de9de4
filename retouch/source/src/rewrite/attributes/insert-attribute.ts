import type { JSXAttributeItem } from '@oxc-project/types';
import type { RewriteDraft } from '../../edits/rewrite.ts';
import type { SourceElement } from '../../elements/source-element.ts';
import type { SourceModule } from '../../module.ts';
import { styleOf } from '../../style/file-style.ts';
import { indentationAt, isFirstOnLine } from '../../style/indentation.ts';

/**
 * Writes one more attribute, given as code (`id="a"`, `{...rest}`), into an element's tag: behind the
 * last one or before `before`, on a line of its own where that neighbour has one.
 */
export function insertAttribute(
  draft: RewriteDraft,
  module: SourceModule,
  element: SourceElement,
  code: string,
  before?: JSXAttributeItem,
): void {
  if (before !== undefined) {
    draft.insert(before.start, code + separatorAt(module, before.start));
    return;
  }
  const { attributes, name, typeArguments } = element.node.openingElement;
  const last = attributes.at(-1);
  if (last === undefined) {
    draft.insert((typeArguments ?? name).end, ` ${code}`);
    return;
  }
  const separator = separatorAt(module, last.start);
  const at = separator === ' ' ? last.end : endWithComments(module, last.end);
  draft.insert(at, separator + code);
}

/** What divides attributes there: a space, or a line end and the indentation of the one at `start`. */
function separatorAt(module: SourceModule, start: number): string {
  if (!isFirstOnLine(module.text, start)) return ' ';
  return styleOf(module).lineEnd + indentationAt(module.text, start);
}

/** Where what stands behind `end` on its line ends: comments belong to the attribute before them. */
function endWithComments(module: SourceModule, end: number): number {
  let last = end;
  for (const comment of module.comments) {
    if (comment.start < last) continue;
    if (!/^[\t ]*$/.test(module.text.slice(last, comment.start))) break;
    last = comment.end;
  }
  return last;
}
