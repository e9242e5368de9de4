import type { Expression } from '@oxc-project/types';

/** How the text that an expression gives joins what stands beside it. */
export interface Edges {
  /** Whether it begins with white space wherever it has any text. */
  readonly startsApart: boolean;
  readonly endsApart: boolean;
  /** Whether it may be empty, so that what is before it meets what is behind it. */
  readonly mayBeEmpty: boolean;
}

const unknown: Edges = { startsApart: false, endsApart: false, mayBeEmpty: true };

/** The edges of an expression, as far as its text is written in it: `open ? ' on' : ''`. */
export function edgesOf(node: Expression): Edges {
  switch (node.type) {
    case 'ParenthesizedExpression':
      return edgesOf(node.expression);
    case 'ConditionalExpression':
      return both(edgesOf(node.consequent), edgesOf(node.alternate));
    case 'Literal':
      return typeof node.value === 'string' ? edgesOfText(node.value) : unknown;
    case 'TemplateLiteral': {
      const [first, last] = [node.quasis[0]?.value.raw ?? '', node.quasis.at(-1)?.value.raw ?? ''];
      if (node.expressions.length === 0) return edgesOfText(first);
      return { startsApart: /^\s/.test(first), endsApart: /\s$/.test(last), mayBeEmpty: false };
    }
    default:
      return unknown;
  }
}

function edgesOfText(text: string): Edges {
  if (text === '') return { startsApart: true, endsApart: true, mayBeEmpty: true };
  return { startsApart: /^\s/.test(text), endsApart: /\s$/.test(text), mayBeEmpty: false };
}

function both(one: Edges, other: Edges): Edges {
  return {
    startsApart: one.startsApart && other.startsApart,
    endsApart: one.endsApart && other.endsApart,
    mayBeEmpty: one.mayBeEmpty || other.mayBeEmpty,
  };
}
