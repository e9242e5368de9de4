import type { MutationBody, MutationName } from '@retouch/protocol';
import type { Plan } from '@retouch/source';
import type { Project } from '../project/project.ts';

/**
 * Plans one kind of change. Reads the project, writes nothing.
 * @throws SourceError for what can't be done safely, with a sentence that says what would work.
 */
export type Mutation<Name extends MutationName> = (
  body: MutationBody<Name>,
  project: Project,
) => Plan | Promise<Plan>;

/** How every kind of change is planned. */
export type Mutations = { readonly [Name in MutationName]: Mutation<Name> };
