import type { Expression, JSXAttribute, Node, ObjectExpression } from '@oxc-project/types';
import type { SourceModule } from '../../module.ts';
import { soleConstant } from '../attributes/sole-constant.ts';

/** How an element's style is written. */
export type StyleForm =
  /** An object that is this element's alone; `isOwn` where it stands in the attribute itself. */
  | { readonly kind: 'object'; readonly object: ObjectExpression; readonly isOwn: boolean }
  /** Nothing: `style={undefined}`. */
  | { readonly kind: 'nothing'; readonly node: Node }
  /** Any other value that an object can be spread from. */
  | { readonly kind: 'value'; readonly node: Expression }
  /** What is no object: a text, a function of several statements. */
  | { readonly kind: 'other'; readonly node: Node };

/** Reads how the value of a style attribute is written. */
export function styleFormOf(module: SourceModule, { value }: JSXAttribute): StyleForm | undefined {
  if (value === null) return undefined;
  if (value.type !== 'JSXExpressionContainer') return { kind: 'other', node: value };
  if (value.expression.type === 'JSXEmptyExpression') return { kind: 'other', node: value };
  return read(module, value.expression, true);
}

function read(module: SourceModule, node: Expression, isOwn: boolean): StyleForm {
  switch (node.type) {
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression': {
      const inner = read(module, node.expression, isOwn);
      return inner.kind === 'value' ? { kind: 'value', node } : inner;
    }
    case 'ObjectExpression':
      return { kind: 'object', object: node, isOwn };
    case 'Literal':
      return node.value === null ? { kind: 'nothing', node } : { kind: 'other', node };
    case 'ArrowFunctionExpression':
      return node.body.type === 'BlockStatement'
        ? { kind: 'other', node }
        : ofFunction(read(module, node.body, false), node);
    case 'FunctionExpression':
    case 'TemplateLiteral':
    case 'ArrayExpression':
      return { kind: 'other', node };
    case 'Identifier':
      if (node.name === 'undefined') return { kind: 'nothing', node };
      return ofConstant(module, node);
    case 'MemberExpression':
      return ofConstant(module, node);
    default:
      return { kind: 'value', node };
  }
}

function ofFunction(form: StyleForm, node: Node): StyleForm {
  return form.kind === 'object' ? form : { kind: 'other', node };
}

function ofConstant(module: SourceModule, node: Expression): StyleForm {
  const value = soleConstant(module, node);
  const form = value === undefined ? undefined : read(module, value, false);
  return form?.kind === 'object' ? form : { kind: 'value', node };
}
