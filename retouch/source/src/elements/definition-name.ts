import type { Node } from '@oxc-project/types';

/** Nodes that hand on the name their value gets: `const Card = (() => …) as Part`. */
const transparent = new Set([
  'ParenthesizedExpression',
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSTypeAssertion',
]);

/** The name that a function, class or value below `node` at `key` takes from it, if it gives one. */
export function nameGiven(
  node: Node,
  key: string,
  handedOn: string | undefined,
): string | undefined {
  switch (node.type) {
    case 'VariableDeclarator':
      return key === 'init' && node.id.type === 'Identifier' ? node.id.name : undefined;
    case 'AssignmentExpression':
      return key === 'right' ? lastName(node.left) : undefined;
    case 'Property':
      return key === 'value' ? joined(handedOn, keyName(node.key)) : undefined;
    case 'MethodDefinition':
    case 'PropertyDefinition':
      return key === 'value' ? keyName(node.key) : undefined;
    case 'ExportDefaultDeclaration':
      return 'default';
    case 'ObjectExpression':
      return handedOn;
  }
  if (node.type === 'CallExpression') {
    return key === 'arguments' && isPlainCall(node.callee) ? handedOn : undefined;
  }
  return transparent.has(node.type) ? handedOn : undefined;
}

/** The name of a function or class: its own, else what it was given. */
export function definitionName(node: Node, given: string | undefined): string | undefined {
  switch (node.type) {
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
      return node.id?.name ?? given;
    case 'FunctionExpression':
    case 'ClassExpression':
      return given ?? node.id?.name;
    default:
      return given;
  }
}

/** `memo(…)`, `React.memo(…)`: what they are given is the component; a callback of `map` is none. */
function isPlainCall(callee: Node): boolean {
  if (callee.type === 'Identifier') return true;
  return (
    callee.type === 'MemberExpression' &&
    /^(memo|forwardRef|use\w+)$/.test(keyName(callee.property) ?? '')
  );
}

function keyName(key: Node): string | undefined {
  if (key.type === 'Identifier' || key.type === 'PrivateIdentifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : undefined;
}

function lastName(left: Node): string | undefined {
  if (left.type === 'Identifier') return left.name;
  return left.type === 'MemberExpression' && !left.computed ? keyName(left.property) : undefined;
}

function joined(before: string | undefined, name: string | undefined): string | undefined {
  return before === undefined || name === undefined ? name : `${before}.${name}`;
}
