import { type AddJsxBody, isCopiedElement } from '@retouch/protocol';
import {
  type BlockAt,
  type CreatedFile,
  elementCode,
  Imports,
  insertChild,
  type NewProps,
  notEditable,
  placeIn,
  RewriteDraft,
  SourceError,
  styleOf,
  tagKind,
} from '@retouch/source';
import type { LocatedElement, Project } from '../project/project.ts';
import { copiedBlock } from './copied-element.ts';
import type { Mutation } from './mutation.ts';
import { newValueOf } from './new-value.ts';

/**
 * ADD_JSX: adds a native element, or a copy of a known element or component with the imports it
 * needs, behind `afterElement`, before `beforeElement`, or at the end of its container.
 */
export const addJsx: Mutation<'addJsxElement'> = (body, project) => {
  const container = project.locate(body.destinationElement.codebaseId);
  const { module, element } = container;
  const sibling = (named: { readonly codebaseId: string } | null | undefined) =>
    named ? project.locate(named.codebaseId).element : undefined;
  const target = placeIn(module, element, {
    after: sibling(body.afterElement),
    before: sibling(body.beforeElement),
  });
  const created = createdFiles(project, body.extraFiles ?? {});
  const imports = new Imports(module);
  const block = newBlock(project, body, container, imports);
  const draft = new RewriteDraft(module.path);
  insertChild(draft, module, target.parent, target.place, block);
  imports.writeTo(draft);
  return { rewrites: [draft.finish()], created };
};

function newBlock(
  project: Project,
  body: AddJsxBody,
  container: LocatedElement,
  imports: Imports,
): BlockAt {
  const { newElement } = body;
  const props = propsOf(newElement.propsToSet ?? {});
  if (isCopiedElement(newElement)) {
    return copiedBlock({ project, container, imports, body, id: newElement.codebaseId, props });
  }
  const kind = tagKind(newElement.nativeTag, 'newElement.nativeTag');
  if (kind !== 'native') {
    throw new SourceError(
      'invalid_request',
      `newElement.nativeTag: ${newElement.nativeTag} is a component; give the codebaseId of one instead.`,
    );
  }
  const text = elementCode(newElement.nativeTag, kind, props, styleOf(container.module));
  return () => ({ text, placed: [] });
}

function propsOf(props: NonNullable<AddJsxBody['newElement']['propsToSet']>): NewProps {
  return Object.entries(props).map(([name, value]) => [name, newValueOf(value)]);
}

/** The files to create; those that are there with the same text already are none. */
function createdFiles(project: Project, files: Readonly<Record<string, string>>): CreatedFile[] {
  return Object.entries(files).flatMap(([path, text]) => {
    if (!project.mayWrite(path)) {
      throw notEditable(
        `extraFiles: ${path} can't be written; give a path in the project's source folders.`,
        { file: path },
      );
    }
    const there = project.text(path);
    if (there === text) return [];
    if (there === undefined) return [{ path, text }];
    throw notEditable(`extraFiles: ${path} exists with other contents; give it another name.`, {
      file: path,
    });
  });
}
