import type { Program } from '@oxc-project/types';
import { analyze, type Scope, type ScopeManager } from '@typescript-eslint/scope-manager';
import { parseSync } from 'oxc-parser';
import type { SourceModule } from '../module.ts';
import { languageOf } from './parse-module.ts';

const known = new WeakMap<SourceModule, ScopeManager>();

/** The scopes of a module and what each name in it refers to. Nodes are not those of `program`. */
export function scopesOf(module: SourceModule): ScopeManager {
  const manager = known.get(module) ?? analyzed(module);
  known.set(module, manager);
  return manager;
}

/** The innermost scope at an offset. */
export function scopeAt(module: SourceModule, offset: number): Scope {
  const { scopes } = scopesOf(module);
  const [whole] = scopes;
  if (whole === undefined) throw new RangeError('A module without scopes.');
  return scopes.reduce((inner, scope) => {
    const [start, end] = scope.block.range;
    const [innerStart, innerEnd] = inner.block.range;
    const isIn = start <= offset && offset <= end;
    return isIn && start >= innerStart && end <= innerEnd ? scope : inner;
  }, whole);
}

/** The analysis wants ranges on every node, which nothing else needs: hence a parse of its own. */
function analyzed(module: SourceModule): ScopeManager {
  const options = { lang: languageOf(module.path), astType: 'ts', range: true } as const;
  const { program } = parseSync(module.path, module.text, options);
  return analyze(asEstree(program), { sourceType: 'module', lib: [], jsxPragma: null });
}

/** oxc's TypeScript tree is the one of typescript-eslint; the two only declare it separately. */
function asEstree(program: Program): Parameters<typeof analyze>[0] {
  return program as unknown as Parameters<typeof analyze>[0];
}
