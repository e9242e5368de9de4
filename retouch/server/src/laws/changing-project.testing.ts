import {
  applyChange,
  changeSetOf,
  type Identity,
  identityOf,
  invertChange,
  isModulePath,
  type Plan,
  type RewrittenFile,
  SourceModule,
} from '@retouch/source';
import { memoryProject } from '../project/project.testing.ts';
import type { Project } from '../project/project.ts';

/** The texts that a plan replaced: what undoing it brings back. */
export type Step = ReadonlyMap<
  string,
  { readonly before: string | undefined; readonly after: string }
>;

/** A project in memory that plans are applied to. */
export class ChangingProject {
  readonly #files: Map<string, string>;
  readonly #modules = new Map<string, SourceModule>();

  constructor(files: ReadonlyMap<string, string>) {
    this.#files = new Map(files);
  }

  get files(): ReadonlyMap<string, string> {
    return this.#files;
  }

  /** The modules as they are now, parsed once for each version. */
  modules(): SourceModule[] {
    return [...this.#files.keys()].filter(isModulePath).map((path) => this.#module(path));
  }

  view(): Project {
    const project = memoryProject(this.#files);
    return {
      ...project,
      module: (path) =>
        this.#files.has(path) && isModulePath(path) ? this.#module(path) : undefined,
      locate: (id) => {
        for (const module of this.modules()) {
          const element = module.element(id);
          if (element !== undefined) return { module, element };
        }
        return project.locate(id);
      },
    };
  }

  /**
   * Makes the changes of a plan and follows every element.
   * @throws where a result does not parse, or undoing it would not bring back every byte.
   */
  apply({ rewrites, created }: Plan): { step: Step; identity: Identity } {
    const step = new Map<string, { before: string | undefined; after: string }>();
    const rewritten: RewrittenFile[] = [];
    for (const rewrite of rewrites) {
      const before = this.#files.get(rewrite.path) ?? '';
      const change = changeSetOf(rewrite.edits, before.length);
      const after = applyChange(change, before);
      if (applyChange(invertChange(change, before), after) !== before)
        throw new Error('Not undone');
      step.set(rewrite.path, { before, after });
      if (!isModulePath(rewrite.path)) continue;
      const module = new SourceModule(rewrite.path, after);
      rewritten.push({ before: this.#module(rewrite.path), after: module, rewrite, change });
    }
    for (const { path, text } of created) step.set(path, { before: undefined, after: text });
    const identity = identityOf(rewritten);
    for (const [path, { after }] of step) this.#files.set(path, after);
    for (const { after } of rewritten) this.#modules.set(after.path, after);
    return { step, identity };
  }

  #module(path: string): SourceModule {
    const text = this.#files.get(path) ?? '';
    const known = this.#modules.get(path);
    if (known?.text === text) return known;
    const parsed = new SourceModule(path, text);
    this.#modules.set(path, parsed);
    return parsed;
  }
}
