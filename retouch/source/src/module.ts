import type { Node, Program } from '@oxc-project/types';
import type { Comment } from 'oxc-parser';
import { indexElements } from './elements/element-index.ts';
import type { SourceComponent, SourceElement } from './elements/source-element.ts';
import { parseModule } from './syntax/parse-module.ts';
import { parentsOf } from './syntax/walk.ts';

/** One module of a project: its text, tree, elements. Never changes; an edit makes a new one. */
export class SourceModule {
  /** Relative to the project's root, with forward slashes. */
  readonly path: string;
  readonly text: string;
  readonly program: Program;
  readonly comments: readonly Comment[];
  /** In source order of their opening tags. */
  readonly elements: readonly SourceElement[];
  /** Those that render at least one element, in source order. */
  readonly components: readonly SourceComponent[];
  readonly #byId: ReadonlyMap<string, SourceElement>;
  #parents: ReadonlyMap<Node, Node> | undefined;

  /** @throws SourceError `parse_error` where the text is no module of the language its name tells. */
  constructor(path: string, text: string) {
    const { program, comments } = parseModule(path, text);
    const { elements, components } = indexElements(path, program);
    this.path = path;
    this.text = text;
    this.program = program;
    this.comments = comments;
    this.elements = elements;
    this.components = components;
    this.#byId = new Map(elements.map((element) => [element.id, element]));
  }

  /** The element of this id, if it is in this module. */
  element(id: string): SourceElement | undefined {
    return this.#byId.get(id);
  }

  /** The node around a node of this module; none for the program. */
  parentOf(node: Node): Node | undefined {
    this.#parents ??= parentsOf(this.program);
    return this.#parents.get(node);
  }

  /** The text of a node or any other range. */
  slice({ start, end }: { readonly start: number; readonly end: number }): string {
    return this.text.slice(start, end);
  }
}
