import type { Expression, Node } from '@oxc-project/types';
import type { SourceModule } from '../../module.ts';
import type { ClassForm, ClassText } from './class-form.ts';
import { type ClassEncoding, type Glue, tokensIn } from './class-tokens.ts';

/** What is known of the place that a form stands in. */
export interface Around {
  readonly module: SourceModule;
  readonly isAlways: boolean;
  readonly isMerged: boolean;
  readonly glue: Glue;
  readonly depth: number;
  /** Reads an expression inside. */
  readonly read: (around: Around, node: Expression) => ClassForm;
}

/** Nothing continues the first or last class. */
export const apart: Glue = { before: false, after: false };

/** Code whose classes can't be read. */
export function opaque(node: Node, isFunction = false): ClassForm {
  return { kind: 'opaque', node, isFunction };
}

/** The classes in a quoted text. */
export function textOf(around: Around, node: Node, encoding: ClassEncoding): ClassText {
  const sign = around.module.text[node.start];
  const quote = sign === "'" ? "'" : '"';
  return textIn(around, node, encoding, { start: node.start + 1, end: node.end - 1, quote });
}

/** The classes in a range of the module. */
export function textIn(
  { module, isAlways, isMerged, glue }: Around,
  node: Node,
  encoding: ClassEncoding,
  { start, end, quote }: { start: number; end: number; quote: ClassText['quote'] },
): ClassText {
  const tokens = tokensIn(module.text, start, end, encoding, glue);
  return { kind: 'text', node, start, end, encoding, quote, tokens, isAlways, isMerged };
}
