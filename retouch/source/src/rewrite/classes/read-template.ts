import type { BinaryExpression, Expression, TemplateLiteral } from '@oxc-project/types';
import type { ClassForm, ClassHole } from './class-form.ts';
import { edgesOf } from './edges.ts';
import { type Around, textIn } from './read-text.ts';

/** Reads a template literal: its texts and, between them, its expressions. */
export function readTemplate(around: Around, node: TemplateLiteral): ClassForm {
  const { text } = around.module;
  const ranges = node.quasis.map(({ start, end, tail }) => ({
    start: start + 1,
    end: end - (tail ? 1 : 2),
  }));
  const edges = node.expressions.map(edgesOf);
  const startsWithSpace = (index: number) => isSpace(text[ranges[index]?.start ?? -1], '`');
  const endsWithSpace = (index: number) => isSpace(text[(ranges[index]?.end ?? 0) - 1], '`');
  const texts = node.quasis.map((quasi, index) => {
    const [left, right] = [edges[index - 1], edges[index]];
    const before = left && !(left.endsApart && (!left.mayBeEmpty || endsWithSpace(index - 1)));
    const after =
      right && !(right.startsApart && (!right.mayBeEmpty || startsWithSpace(index + 1)));
    const glue = { before: before ?? around.glue.before, after: after ?? around.glue.after };
    const range = ranges[index] ?? quasi;
    return textIn({ ...around, glue }, quasi, 'template', { ...range, quote: '`' });
  });
  const holes = node.expressions.flatMap((expression, index): ClassHole[] => {
    const [start, end] = [ranges[index]?.end, ranges[index + 1]?.start];
    if (start === undefined || end === undefined) return [];
    const glue = { before: !endsWithSpace(index), after: !startsWithSpace(index + 1) };
    return [{ start, end, form: around.read({ ...around, glue }, expression) }];
  });
  return { kind: 'template', node, texts, holes };
}

/** Whether a sign divides classes: white space, or the end of the text. */
function isSpace(sign: string | undefined, end: string): boolean {
  return sign === undefined || sign === end || /[\t\n\f\r ]/.test(sign);
}

/** Reads texts and expressions that are joined by `+`. */
export function readSum(around: Around, node: BinaryExpression): ClassForm {
  const operands = operandsOf(node);
  const edges = operands.map(edgesOf);
  const parts = operands.map((operand, index) => {
    const [left, right] = [edges[index - 1], edges[index + 1]];
    const before = left && !(left.endsApart && !left.mayBeEmpty);
    const after = right && !(right.startsApart && !right.mayBeEmpty);
    const glue = { before: before ?? around.glue.before, after: after ?? around.glue.after };
    return around.read({ ...around, glue }, operand);
  });
  return { kind: 'sum', node, parts };
}

function operandsOf(node: BinaryExpression): Expression[] {
  const { left, right } = node;
  const isSum = left.type === 'BinaryExpression' && left.operator === '+';
  return [...(isSum ? operandsOf(left) : [left]), right];
}
