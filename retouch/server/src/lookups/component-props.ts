import type { Node, ParamPattern, TSSignature, TSType } from '@oxc-project/types';
import type { ComponentProp } from '@retouch/protocol';
import type { SourceModule } from '@retouch/source';

/**
 * The props of a component, as far as they can be read where it is written: from the type of its
 * first parameter when that stands in the same module, else from what the parameter takes apart.
 * Spread and inherited ones are not known.
 */
export function propsOf(component: Node, module: SourceModule): ComponentProp[] {
  const parameter = firstParameter(component);
  if (parameter === undefined) return [];
  const pattern = parameter.type === 'AssignmentPattern' ? parameter.left : parameter;
  const annotation =
    'typeAnnotation' in pattern ? pattern.typeAnnotation?.typeAnnotation : undefined;
  const typed = annotation ? membersOf(annotation, module, new Set()) : [];
  if (typed.length > 0) return typed.flatMap((member) => propOf(member, module));
  return pattern.type === 'ObjectPattern' ? pattern.properties.flatMap(takenProp) : [];
}

function firstParameter(component: Node): ParamPattern | undefined {
  const isFunction =
    component.type === 'FunctionDeclaration' ||
    component.type === 'FunctionExpression' ||
    component.type === 'ArrowFunctionExpression';
  if (!isFunction) return undefined;
  const [first] = component.params;
  return first === undefined || first.type === 'TSParameterProperty' ? undefined : first;
}

/** The members of an object type, also by its name and in an intersection. */
function membersOf(type: TSType, module: SourceModule, seen: Set<string>): TSSignature[] {
  if (type.type === 'TSTypeLiteral') return type.members;
  if (type.type === 'TSParenthesizedType') return membersOf(type.typeAnnotation, module, seen);
  if (type.type === 'TSIntersectionType') {
    return type.types.flatMap((part) => membersOf(part, module, seen));
  }
  if (type.type !== 'TSTypeReference' || type.typeName.type !== 'Identifier') return [];
  const { name } = type.typeName;
  const [wrapped] = type.typeArguments?.params ?? [];
  if (wrapped && /^(Readonly|PropsWithChildren)$/.test(name))
    return membersOf(wrapped, module, seen);
  if (seen.has(name)) return [];
  seen.add(name);
  return declaredMembers(name, module, seen);
}

function declaredMembers(name: string, module: SourceModule, seen: Set<string>): TSSignature[] {
  const found: TSSignature[] = [];
  for (const statement of module.program.body) {
    const declared =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type === 'TSInterfaceDeclaration' && declared.id.name === name) {
      found.push(...declared.body.body);
    } else if (declared?.type === 'TSTypeAliasDeclaration' && declared.id.name === name) {
      found.push(...membersOf(declared.typeAnnotation, module, seen));
    }
  }
  return found;
}

function propOf(member: TSSignature, module: SourceModule): ComponentProp[] {
  if (member.type === 'TSMethodSignature') {
    const name = keyName(member.key);
    return name === undefined
      ? []
      : [{ name, required: !member.optional, typeText: module.slice(member).replace(/[;,]$/, '') }];
  }
  if (member.type !== 'TSPropertySignature') return [];
  const name = keyName(member.key);
  const type = member.typeAnnotation?.typeAnnotation;
  if (name === undefined) return [];
  return [{ name, required: !member.optional, typeText: type ? module.slice(type) : null }];
}

type TakenApart = Extract<ParamPattern, { type: 'ObjectPattern' }>['properties'][number];

function takenProp(property: TakenApart): ComponentProp[] {
  if (property.type === 'RestElement') return [];
  const name = keyName(property.key);
  const hasDefault = property.value.type === 'AssignmentPattern';
  return name === undefined ? [] : [{ name, required: !hasDefault, typeText: null }];
}

function keyName(key: Node): string | undefined {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' && typeof key.value === 'string' ? key.value : undefined;
}
