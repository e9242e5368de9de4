import type { Node } from '@oxc-project/types';
import type { TextEdit } from '../../edits/text-edit.ts';
import type { SourceElement } from '../../elements/source-element.ts';
import type { SourceModule } from '../../module.ts';
import { styleOf } from '../../style/file-style.ts';
import { type Declaration, declarationOf } from '../attributes/declaration.ts';
import { isFromProps } from '../attributes/spread-source.ts';
import { escaped, stringLiteral } from '../attributes/string-value.ts';
import type { ClassForm } from './class-form.ts';
import type { Joiner } from './joiner.ts';

/**
 * The edits that join classes to an expression: as arguments of the file's own function for that, else
 * as a template literal in which nothing can read as `undefined` or `false`.
 */
export function wrapForm(
  module: SourceModule,
  element: SourceElement,
  form: ClassForm,
  {
    names,
    joiner,
    isBehind,
  }: { names: readonly string[]; joiner: Joiner | undefined; isBehind: boolean },
): TextEdit[] {
  const { start, end } = form.node;
  const classes = names.join(' ');
  if (joiner !== undefined) {
    const argument = stringLiteral(classes, styleOf(module).quote);
    const [before, behind] = isBehind ? ['', `, ${argument}`] : [`${argument}, `, ''];
    return [insertion(start, `${joiner.name}(${before}`), insertion(end, `${behind})`)];
  }
  const text = escaped(classes, '`');
  const [before, behind] = isBehind ? ['', ` ${text}`] : [`${text} `, ''];
  return [
    insertion(start, `\`${before}\${`),
    ...textual(module, element, form),
    insertion(end, `}${behind}\``),
  ];
}

/** The edits after which an expression is a string in every case. */
function textual(module: SourceModule, element: SourceElement, form: ClassForm): TextEdit[] {
  switch (form.kind) {
    case 'nothing':
      return [{ from: form.node.start, to: form.node.end, insert: emptyString(module) }];
    case 'branches':
      return form.branches.flatMap((branch) => textual(module, element, branch));
    case 'either':
      return textualRight(module, element, form);
    case 'when':
      return [...textual(module, element, form.result), ...whenAsBranches(module, form)];
    case 'inside':
      return form.role === 'function' ? [] : textual(module, element, form.of);
    case 'opaque':
      if (!mayBeMissing(module, element, form.node)) return [];
      return [insertion(form.node.end, ` ?? ${emptyString(module)}`)];
    default:
      return [];
  }
}

/** The last value of `a || b`: nothing of it may bind otherwise than it did. */
function textualRight(
  module: SourceModule,
  element: SourceElement,
  { node, right }: Extract<ClassForm, { kind: 'either' }>,
): TextEdit[] {
  const { start, end } = right.node;
  const edits = textual(module, element, right);
  if (right.kind === 'when') return [insertion(start, '('), ...edits, insertion(end, ')')];
  if (right.kind !== 'opaque' || edits.length === 0) return edits;
  return [insertion(end, ` ${node.operator} ${emptyString(module)}`)];
}

/** `open && 'a'` as `open ? 'a' : ''`. */
function whenAsBranches(
  module: SourceModule,
  { node }: Extract<ClassForm, { kind: 'when' }>,
): TextEdit[] {
  const from = module.text.indexOf('&&', node.left.end);
  return [
    { from, to: from + 2, insert: '?' },
    insertion(node.right.end, ` : ${emptyString(module)}`),
  ];
}

/** Whether a value may be undefined: it is handed in by someone who need not give it. */
function mayBeMissing(module: SourceModule, element: SourceElement, node: Node): boolean {
  if (node.type === 'ChainExpression') return true;
  const root = rootOf(node);
  if (root.type === 'ThisExpression') return isFromProps(module, element, node);
  if (root.type !== 'Identifier') return false;
  const declaration = declarationOf(module, root.name, root);
  if (declaration?.kind !== 'parameter' && declaration?.kind !== 'variable') return false;
  if (root === node && declaration.bound.fallback !== undefined) return false;
  return declaration.kind === 'parameter' || isPartOfProps(module, element, declaration);
}

function isPartOfProps(
  module: SourceModule,
  element: SourceElement,
  { init }: Extract<Declaration, { kind: 'variable' }>,
): boolean {
  return init !== null && isFromProps(module, element, init);
}

function rootOf(node: Node): Node {
  return node.type === 'MemberExpression' ? rootOf(node.object) : node;
}

function emptyString(module: SourceModule): string {
  const { quote } = styleOf(module);
  return quote + quote;
}

function insertion(at: number, insert: string): TextEdit {
  return { from: at, to: at, insert };
}
