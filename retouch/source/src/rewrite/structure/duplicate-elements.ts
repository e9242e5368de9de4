import type { Node } from '@oxc-project/types';
import type { RewriteDraft } from '../../edits/rewrite.ts';
import type { SourceElement } from '../../elements/source-element.ts';
import type { SourceModule } from '../../module.ts';
import { styleOf } from '../../style/file-style.ts';
import { indentationAt, isFirstOnLine, isLastOnLine } from '../../style/indentation.ts';
import { attributeNamed } from '../attributes/find-attribute.ts';
import { removeAttribute } from '../attributes/remove-attribute.ts';
import { Imports } from '../imports/imports.ts';
import { copyOf } from './copy-element.ts';
import { fragmentTag } from './fragment-tag.ts';
import { conditionAround, itemAround } from './occupant.ts';
import { withoutNested } from './remove-elements.ts';
import { surround } from './surround.ts';

/**
 * Puts a copy right after each element: a child, with the condition around it where it has one, or an
 * item of an array gets a sibling; any other value becomes a fragment of both.
 */
export function duplicateElements(
  draft: RewriteDraft,
  module: SourceModule,
  elements: readonly SourceElement[],
): void {
  const imports = new Imports(module);
  for (const element of withoutNested(elements)) duplicate(draft, module, element, imports);
  imports.writeTo(draft);
}

function duplicate(
  draft: RewriteDraft,
  module: SourceModule,
  element: SourceElement,
  imports: Imports,
): void {
  const child = conditionAround(module, element.node);
  if (child !== undefined) {
    insertCopy(draft, module, child, element, '');
    return;
  }
  const item = itemAround(module, element.node);
  if (item === undefined) pairInFragment(draft, module, element, imports);
  else insertCopy(draft, module, item, element, ',');
}

/** The copy stands on lines of its own where the original does, else beside it. */
function insertCopy(
  draft: RewriteDraft,
  module: SourceModule,
  node: Node,
  element: SourceElement,
  separator: '' | ',',
): void {
  const { text } = module;
  const indentation = indentationAt(text, node.start);
  const behind = text.startsWith(separator, node.end) ? node.end + separator.length : node.end;
  const ownLines = isFirstOnLine(text, node.start) && isLastOnLine(text, behind);
  const beside = separator === '' ? '' : ', ';
  const gap = ownLines ? separator + styleOf(module).lineEnd + indentation : beside;
  const copy = copyOf(module, node, element, { was: indentation, becomes: indentation });
  draft.insert(node.end, gap + copy);
}

/** The fragment takes over the key; the two in it need none. */
function pairInFragment(
  draft: RewriteDraft,
  module: SourceModule,
  element: SourceElement,
  imports: Imports,
): void {
  const key = attributeNamed(element, 'key');
  const was = indentationAt(module.text, element.node.start);
  const name = key === undefined ? '' : fragmentTag(imports);
  if (key !== undefined) removeAttribute(draft, module, element, key);
  surround(draft, module, element.node, {
    open: key === undefined ? '<>' : `<${name} ${module.slice(key)}>`,
    close: `</${name}>`,
    beside: (becomes) => ({
      text: copyOf(module, element.node, element, { was, becomes }, 'none'),
      placed: [],
    }),
  });
}
