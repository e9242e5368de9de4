import { memoryProject } from '../project/project.testing.ts';
import { factsOf, type ModuleFacts } from './module-facts.ts';
import type { LookupSource } from './project-lookups.ts';

/** What is known of modules that are only in memory; `files` may be changed afterwards. */
export function memoryFacts(files: Map<string, string>): LookupSource {
  const facts = (path: string): ModuleFacts | undefined => {
    const module = memoryProject(files).module(path);
    return module && factsOf(module);
  };
  return {
    facts,
    resolveImport: (from, specifier) => memoryProject(files).resolveImport(from, specifier),
    modulePaths: () => memoryProject(files).modulePaths(),
  };
}

/** The facts of one module of this text. */
export function factsIn(text: string, path = 'src/card.tsx'): ModuleFacts {
  const facts = memoryFacts(new Map([[path, text]])).facts(path);
  if (facts === undefined) throw new Error(`${path} is no module.`);
  return facts;
}
