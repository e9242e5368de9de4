import type { ForeignName } from './module-bindings.ts';
import type { ComponentFacts, ModuleFacts } from './module-facts.ts';

/** The modules of a project, by path, as finding definitions needs them. */
export interface FactSource {
  /** What is known of the module at a path; undefined where there is none. */
  facts(path: string): ModuleFacts | undefined;
  resolveImport(from: string, specifier: string): string | undefined;
}

/**
 * The component of the project that a tag in a module means, followed through imports and through
 * modules that hand names on; undefined where it comes from a package or is computed.
 */
export function definitionOf(
  tag: string,
  scopeName: string,
  module: ModuleFacts,
  source: FactSource,
): ComponentFacts | undefined {
  const own = inScopes(tag, scopeName, module);
  if (own !== undefined) return own;
  const [first = '', ...rest] = tag.split('.');
  const foreign = module.imports.get(first);
  if (foreign === undefined) return undefined;
  return memberOf(foreign, rest, module, source);
}

/** The component that a module exports by a name. */
export function exportedComponent(
  name: string,
  module: ModuleFacts,
  source: FactSource,
  seen: Set<string> = new Set(),
): ComponentFacts | undefined {
  const key = `${module.path}\0${name}`;
  if (seen.has(key)) return undefined;
  seen.add(key);
  const exported = module.exports.get(name);
  if (typeof exported === 'string') return ofLocal(exported, module, source, seen);
  if (exported !== undefined) return ofForeign(exported, module, source, seen);
  for (const specifier of name === 'default' ? [] : module.exportsAllOf) {
    const found = ofForeign({ specifier, imported: name }, module, source, seen);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** `Row` as seen in `Table.Body`: `Table.Body.Row`, `Table.Row`, then `Row`. */
function inScopes(tag: string, scopeName: string, module: ModuleFacts): ComponentFacts | undefined {
  for (
    let scope = scopeName;
    scope !== '';
    scope = scope.slice(0, Math.max(0, scope.lastIndexOf('.')))
  ) {
    const found = named(`${scope}.${tag}`, module);
    if (found !== undefined) return found;
  }
  return named(tag, module);
}

function named(name: string, module: ModuleFacts): ComponentFacts | undefined {
  return module.components.find((component) => component.name === name);
}

/** `Menu.Item`: an export of a namespace, or a part of what is imported as `Menu`. */
function memberOf(
  foreign: ForeignName,
  rest: readonly string[],
  module: ModuleFacts,
  source: FactSource,
): ComponentFacts | undefined {
  const [member] = rest;
  if (member === undefined) return ofForeign(foreign, module, source, new Set());
  if (foreign.imported === '*') {
    return ofForeign({ ...foreign, imported: member }, module, source, new Set());
  }
  const path = source.resolveImport(module.path, foreign.specifier);
  const target = path === undefined ? undefined : source.facts(path);
  return target && named([foreign.imported, ...rest].join('.'), target);
}

function ofLocal(
  local: string,
  module: ModuleFacts,
  source: FactSource,
  seen: Set<string>,
): ComponentFacts | undefined {
  const foreign = module.imports.get(local);
  return foreign === undefined ? named(local, module) : ofForeign(foreign, module, source, seen);
}

function ofForeign(
  { specifier, imported }: ForeignName,
  module: ModuleFacts,
  source: FactSource,
  seen: Set<string>,
): ComponentFacts | undefined {
  const path = source.resolveImport(module.path, specifier);
  const target = path === undefined ? undefined : source.facts(path);
  return target && exportedComponent(imported, target, source, seen);
}
