import type { InsertableComponent } from '@retouch/protocol';
import { displayName } from './display-name.ts';
import { exportNamesOf } from './lookup-entry.ts';
import type { ModuleFacts } from './module-facts.ts';

/** The components that a project exports, by name, each once: by its own name before any other. */
export function insertableComponents(modules: Iterable<ModuleFacts>): InsertableComponent[] {
  const found: InsertableComponent[] = [];
  for (const module of modules) {
    for (const component of module.components) {
      const { id, name, props } = component;
      const names = exportNamesOf(component, module);
      const exportName = names.find((exported) => exported === name) ?? names[0];
      if (exportName === undefined) continue;
      found.push({
        codebaseId: id,
        name: displayName(module.path, name),
        filename: module.path,
        exportName,
        props,
      });
    }
  }
  return found.sort(
    (one, other) => compare(one.name, other.name) || compare(one.filename, other.filename),
  );
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
