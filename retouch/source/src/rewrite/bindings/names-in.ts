import type { SourceModule } from '../../module.ts';
import { walk } from '../../syntax/walk.ts';

/** Every name that occurs in a module as an identifier or a tag: what a new binding must not be called. */
export function namesIn(module: SourceModule): Set<string> {
  const names = new Set<string>();
  walk(module.program, (node) => {
    if (node.type === 'Identifier' || node.type === 'JSXIdentifier') names.add(node.name);
    return undefined;
  });
  return names;
}
