import type { ElementSource } from '@retouch/protocol';
import { lineAndColumn, type SourceModule } from '@retouch/source';
import type { ProjectLookups } from '../lookups/project-lookups.ts';
import type { Project } from '../project/project.ts';

/**
 * Where an element, or a component by the id of its definition, is written.
 * @throws SourceError as `Project.locate`
 */
export function elementSource(
  codebaseId: string,
  project: Project,
  lookups: ProjectLookups,
): ElementSource {
  const scope = lookups.scope(codebaseId);
  const defining = scope && project.module(scope.filename);
  const component = defining?.components.find(({ id }) => id === codebaseId);
  if (defining !== undefined && component !== undefined) {
    return sourceOf(codebaseId, defining, component.node);
  }
  const { module, element } = project.locate(codebaseId);
  return sourceOf(element.id, module, element.node);
}

function sourceOf(
  codebaseId: string,
  module: SourceModule,
  { start, end }: { readonly start: number; readonly end: number },
): ElementSource {
  const { path, text } = module;
  const place = lineAndColumn(text, start);
  return { codebaseId, path, start, end, ...place, text: text.slice(start, end) };
}
