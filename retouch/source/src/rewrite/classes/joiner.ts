import type { Expression, Node } from '@oxc-project/types';
import type { SourceModule } from '../../module.ts';
import { boundIn, type Declaration, declarationOf } from '../attributes/declaration.ts';

/** A function that makes one string of the classes it is given. */
export interface Joiner {
  readonly name: string;
  /** Whether a later class takes the place of an earlier one that it conflicts with. */
  readonly isMerging: boolean;
}

/** What such functions are called, those that merge first. */
const knownNames = [
  'cn',
  'twMerge',
  'clsx',
  'classNames',
  'classnames',
  'cx',
  'twJoin',
  'clx',
  'cc',
  'joinClasses',
  'mergeClasses',
];

const mergingNames = new Set(['cn', 'twMerge', 'mergeClasses']);

const packages = /^(clsx(\/lite)?|classnames(\/\w+)?|classix)$/;

/** Packages whose `cn` does something else: it names blocks and their elements. */
const foreign = /bem/;

/** The joiner that a call's callee is, if it is one. */
export function joinerOf(module: SourceModule, callee: Expression): Joiner | undefined {
  if (callee.type !== 'Identifier') return undefined;
  const { name } = callee;
  const declaration = declarationOf(module, name, callee);
  if (declaration?.kind === 'import' && foreign.test(declaration.from)) return undefined;
  if (knownNames.includes(name)) return { name, isMerging: mergingNames.has(name) };
  if (declaration?.kind !== 'import') return undefined;
  const isJoiner = packages.test(declaration.from) || knownNames.includes(declaration.imported);
  return isJoiner ? { name, isMerging: mergingNames.has(declaration.imported) } : undefined;
}

/** The joiner that a module has at its top level, imported or its own; one that merges before others. */
export function joinerIn(module: SourceModule): Joiner | undefined {
  const joiners = module.program.body.flatMap(namesDeclaredBy).flatMap((name) => {
    const place: Node = module.program;
    const declaration = declarationOf(module, name, place);
    const joiner = declaration && joinerDeclared(name, declaration);
    return joiner === undefined ? [] : [joiner];
  });
  const rank = ({ name }: Joiner) => (knownNames.indexOf(name) + 100) % 100;
  const [best] = joiners.toSorted((one, other) => rank(one) - rank(other));
  return best;
}

function joinerDeclared(name: string, declaration: Declaration): Joiner | undefined {
  if (declaration.kind === 'import') {
    const { from, imported } = declaration;
    if (foreign.test(from)) return undefined;
    const isMerging = mergingNames.has(imported === 'default' ? name : imported);
    const isJoiner = packages.test(from) || knownNames.includes(name);
    return isJoiner || mergingNames.has(imported) ? { name, isMerging } : undefined;
  }
  return knownNames.includes(name) ? { name, isMerging: mergingNames.has(name) } : undefined;
}

function namesDeclaredBy(statement: Node): string[] {
  if (statement.type === 'ImportDeclaration') {
    if (statement.importKind === 'type') return [];
    const values = statement.specifiers.filter(
      (specifier) => specifier.type !== 'ImportSpecifier' || specifier.importKind !== 'type',
    );
    return values.map(({ local }) => local.name);
  }
  if (statement.type === 'ExportNamedDeclaration' && statement.declaration !== null) {
    return namesDeclaredBy(statement.declaration);
  }
  if (statement.type === 'FunctionDeclaration') return statement.id ? [statement.id.name] : [];
  if (statement.type !== 'VariableDeclaration') return [];
  return statement.declarations.flatMap(({ id, init }) => {
    const mayJoin = init !== null && /Function|CallExpression/.test(init.type);
    return mayJoin ? knownNames.filter((name) => boundIn(id, name) !== undefined) : [];
  });
}
