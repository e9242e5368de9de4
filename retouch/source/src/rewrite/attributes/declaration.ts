import type {
  BindingPattern,
  Expression,
  Function as FunctionNode,
  Node,
} from '@oxc-project/types';
import type { SourceModule } from '../../module.ts';

/** Where a name comes from, seen from one place that uses it. */
export type Declaration =
  | { readonly kind: 'import'; readonly from: string; readonly imported: string }
  | {
      readonly kind: 'parameter';
      readonly function: Node;
      readonly index: number;
      readonly bound: BoundName;
    }
  | {
      readonly kind: 'variable';
      readonly isConst: boolean;
      readonly init: Expression | null;
      readonly bound: BoundName;
    }
  | { readonly kind: 'definition'; readonly node: Node };

/** How a pattern binds a name: as the whole value, as one of its properties, or as its rest. */
export interface BoundName {
  readonly as: 'whole' | 'part' | 'rest';
  /** The value it has where none is given. */
  readonly fallback?: Expression;
  /** For a rest: the names of the properties that are not in it. */
  readonly taken: readonly string[];
}

/** The declaration that a name means at `place`; none for a global or what the module hides from us. */
export function declarationOf(
  module: SourceModule,
  name: string,
  place: Node,
): Declaration | undefined {
  for (let node: Node | undefined = place; node !== undefined; node = module.parentOf(node)) {
    const found = declaredIn(node, name);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** How a pattern binds a name; undefined where it does not. */
export function boundIn(pattern: BindingPattern, name: string): BoundName | undefined {
  switch (pattern.type) {
    case 'Identifier':
      return pattern.name === name ? { as: 'whole', taken: [] } : undefined;
    case 'AssignmentPattern': {
      const bound = boundIn(pattern.left, name);
      return bound?.as === 'whole' ? { ...bound, fallback: pattern.right } : bound;
    }
    case 'ObjectPattern':
      return boundInObject(pattern.properties, name);
    case 'ArrayPattern':
      for (const item of pattern.elements) {
        const inner = item?.type === 'RestElement' ? item.argument : item;
        const bound = inner ? boundIn(inner, name) : undefined;
        if (bound !== undefined) return { ...bound, as: 'part' };
      }
      return undefined;
  }
}

type ObjectPatternItems = Extract<BindingPattern, { type: 'ObjectPattern' }>['properties'];

function boundInObject(items: ObjectPatternItems, name: string): BoundName | undefined {
  const taken: string[] = [];
  for (const item of items) {
    if (item.type === 'RestElement') {
      if (boundIn(item.argument, name) !== undefined) return { as: 'rest', taken };
      continue;
    }
    const bound = boundIn(item.value, name);
    if (bound !== undefined) return { ...bound, as: 'part' };
    if (item.key.type === 'Identifier' && !item.computed) taken.push(item.key.name);
    else if (item.key.type === 'Literal') taken.push(String(item.key.value));
  }
  return undefined;
}

function declaredIn(node: Node, name: string): Declaration | undefined {
  switch (node.type) {
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return parameterOf(node.params, node, name);
    case 'Program':
    case 'BlockStatement':
    case 'StaticBlock':
      return declaredAmong(node.body, name);
    case 'SwitchCase':
      return declaredAmong(node.consequent, name);
    default:
      return undefined;
  }
}

function parameterOf(
  params: FunctionNode['params'],
  node: Node,
  name: string,
): Declaration | undefined {
  for (const [index, param] of params.entries()) {
    const pattern = param.type === 'RestElement' ? param.argument : param;
    if (pattern.type === 'TSParameterProperty') continue;
    const bound = boundIn(pattern, name);
    if (bound !== undefined) return { kind: 'parameter', function: node, index, bound };
  }
  return undefined;
}

function declaredAmong(statements: readonly Node[], name: string): Declaration | undefined {
  for (const statement of statements) {
    const inner =
      statement.type === 'ExportNamedDeclaration' || statement.type === 'ExportDefaultDeclaration'
        ? statement.declaration
        : statement;
    const found = inner === null ? undefined : declaredBy(inner, name);
    if (found !== undefined) return found;
  }
  return undefined;
}

function declaredBy(node: Node, name: string): Declaration | undefined {
  switch (node.type) {
    case 'ImportDeclaration':
      return importedBy(node, name);
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
      return node.id?.name === name ? { kind: 'definition', node } : undefined;
    case 'VariableDeclaration':
      for (const { id, init } of node.declarations) {
        const bound = boundIn(id, name);
        if (bound === undefined) continue;
        return { kind: 'variable', isConst: node.kind === 'const', init, bound };
      }
      return undefined;
    default:
      return undefined;
  }
}

function importedBy(
  { source, specifiers }: Extract<Node, { type: 'ImportDeclaration' }>,
  name: string,
): Declaration | undefined {
  const specifier = specifiers.find(({ local }) => local.name === name);
  if (specifier === undefined) return undefined;
  const from = source.value;
  if (specifier.type === 'ImportDefaultSpecifier')
    return { kind: 'import', from, imported: 'default' };
  if (specifier.type === 'ImportNamespaceSpecifier') return { kind: 'import', from, imported: '*' };
  const { imported } = specifier;
  const exported = imported.type === 'Identifier' ? imported.name : imported.value;
  return { kind: 'import', from, imported: exported };
}
