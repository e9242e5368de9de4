import type { Node, TSType } from '@oxc-project/types';
import type { SourceElement } from '../../elements/source-element.ts';
import type { SourceModule } from '../../module.ts';

/**
 * Whether the type of a component's props, as far as it is written in the same file, says that they
 * have no prop of this name. False wherever the type is absent, imported, or extends another.
 */
export function declaresNoProp(
  module: SourceModule,
  element: SourceElement,
  prop: string,
): boolean {
  const definition = element.component.node;
  if (!('params' in definition) || !Array.isArray(definition.params)) return false;
  const [first] = definition.params;
  const type = first === undefined ? undefined : annotationOf(first);
  const names = type && memberNames(module, type, 0);
  return names !== undefined && !names.has(prop);
}

function annotationOf(param: Node): TSType | undefined {
  if (param.type === 'AssignmentPattern') return annotationOf(param.left);
  if (param.type !== 'Identifier' && param.type !== 'ObjectPattern') return undefined;
  return param.typeAnnotation?.typeAnnotation;
}

/** The names that a type lists; undefined where it may have others. */
function memberNames(
  module: SourceModule,
  type: TSType,
  depth: number,
): ReadonlySet<string> | undefined {
  if (type.type === 'TSTypeLiteral') return namesAmong(type.members);
  if (type.type !== 'TSTypeReference' || type.typeName.type !== 'Identifier') return undefined;
  const { name } = type.typeName;
  const [argument] = type.typeArguments?.params ?? [];
  if ((name === 'Readonly' || name === 'PropsWithChildren') && argument !== undefined) {
    return memberNames(module, argument, depth);
  }
  const declared = depth > 10 ? undefined : typeNamed(module, name);
  if (declared?.type === 'TSInterfaceDeclaration') {
    return declared.extends.length > 0 ? undefined : namesAmong(declared.body.body);
  }
  return declared && memberNames(module, declared.typeAnnotation, depth + 1);
}

function typeNamed(module: SourceModule, name: string) {
  const found = module.program.body.flatMap((statement) => {
    const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    const isType =
      node?.type === 'TSInterfaceDeclaration' || node?.type === 'TSTypeAliasDeclaration';
    return isType && node.id.name === name ? [node] : [];
  });
  return found.length === 1 ? found[0] : undefined;
}

function namesAmong(members: readonly Node[]): ReadonlySet<string> | undefined {
  const names = new Set<string>();
  for (const member of members) {
    const isNamed = member.type === 'TSPropertySignature' || member.type === 'TSMethodSignature';
    if (!isNamed || member.computed || member.key.type !== 'Identifier') return undefined;
    names.add(member.key.name);
  }
  return names;
}
