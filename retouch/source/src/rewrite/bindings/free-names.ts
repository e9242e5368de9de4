import type { Reference, Variable } from '@typescript-eslint/scope-manager';
import type { SourceModule } from '../../module.ts';
import { scopeAt, scopesOf } from '../../syntax/scopes.ts';

interface Range {
  readonly start: number;
  readonly end: number;
}

/** A name that a piece of code takes from around it. */
export interface FreeName {
  readonly name: string;
  /** What it means there; none for a global. */
  readonly variable: Variable | undefined;
}

/** The names that a range uses and does not define itself, each once, in order of first use. */
export function freeNames(module: SourceModule, range: Range): FreeName[] {
  const found = new Map<string, FreeName>();
  for (const { identifier, resolved } of referencesIn(module, range)) {
    const variable = resolved ?? undefined;
    if (variable !== undefined && isDefinedIn(variable, range)) continue;
    const name = nameOf(identifier);
    if (!found.has(name)) found.set(name, { name, variable });
  }
  return [...found.values()];
}

/** What a name means at an offset; none where it is a global or unknown. */
export function variableAt(
  module: SourceModule,
  name: string,
  offset: number,
): Variable | undefined {
  for (let scope = scopeAt(module, offset); ; ) {
    const variable = scope.set.get(name);
    if (variable !== undefined && variable.defs.length > 0) return variable;
    if (scope.upper === null) return undefined;
    scope = scope.upper;
  }
}

/**
 * Whether code at an offset would run before a variable of the same function has its value: `const`,
 * `let` and classes have none above their line.
 */
export function isTooEarly(module: SourceModule, variable: Variable, offset: number): boolean {
  const [definition] = variable.defs;
  if (definition === undefined || definition.node.range[0] < offset) return false;
  const isHoisted = definition.type === 'FunctionName' || definition.type === 'ImportBinding';
  return !isHoisted && scopeAt(module, offset).variableScope === variable.scope.variableScope;
}

/** Where a variable is declared, as an offset. */
export function declarationOf(variable: Variable): number | undefined {
  return variable.defs[0]?.name.range[0];
}

/** Whether a variable is one of the module itself, not of a function in it. */
export function isOfModule(variable: Variable): boolean {
  return variable.scope.type === 'module' || variable.scope.type === 'global';
}

function referencesIn(module: SourceModule, { start, end }: Range): Reference[] {
  return scopesOf(module)
    .scopes.flatMap(({ references }) => references)
    .filter(({ identifier }) => start <= identifier.range[0] && identifier.range[1] <= end)
    .sort((one, other) => one.identifier.range[0] - other.identifier.range[0]);
}

function isDefinedIn(variable: Variable, { start, end }: Range): boolean {
  return (
    variable.defs.length > 0 &&
    variable.defs.every(({ name }) => start <= name.range[0] && name.range[1] <= end)
  );
}

function nameOf(identifier: Reference['identifier']): string {
  return identifier.name;
}
