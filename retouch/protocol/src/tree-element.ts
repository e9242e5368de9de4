/** What a tree element stands for. */
export type TreeElementType = 'native' | 'component-instance' | 'component' | 'storyboard';

/**
 * One JSX element of the source, as `treeElementLookup` holds it (wire-format, section 3). A reader
 * ignores fields it does not know.
 */
export interface TreeElement {
  readonly codebaseId: string;
  readonly type: TreeElementType;
  /** `Card` for `<Card/>`, the tag itself for a native element. */
  readonly componentName: string;
  /** Present on native elements: `div`. */
  readonly nativeTag?: string;
  /** Path from the project root, with `/`. */
  readonly filename: string;
  /** True when the text between its tags stands in the source as it is shown, so can be retyped. */
  readonly staticTextContents?: boolean;
  /** The nearest element around it in the same component; null at the component's root. */
  readonly parentCodebaseId?: string | null;
  /** The elements whose parent it is, in the order of the source; of a component, its roots. */
  readonly childCodebaseIds?: readonly string[];
  /** The prop of its parent that it stands in; absent for a child. */
  readonly inProp?: string;
  /** The component definition it is written in. */
  readonly scopeId?: string;
  /** Of an instance: the component of this project that it is one of. */
  readonly definitionCodebaseId?: string;
  /** Where its source begins; counted from 1, the column in UTF-16 units. */
  readonly line?: number;
  readonly column?: number;
}

/** Tree elements by codebase id. */
export type TreeElementLookup = Readonly<Record<string, TreeElement>>;

/** A component definition: the elements written in it, in the order of the source. */
export interface Scope {
  readonly codebaseIds: readonly string[];
  readonly name: string;
  readonly filename: string;
  /** Those that no other element of the scope is around. */
  readonly rootCodebaseIds?: readonly string[];
  /** The names its module exports it by. */
  readonly exportNames?: readonly string[];
  /** Where its source begins; counted from 1, the column in UTF-16 units. */
  readonly line?: number;
  readonly column?: number;
}

/** Scopes by their id. */
export type ScopeLookup = Readonly<Record<string, Scope>>;

/** What changed in a lookup: a new or changed entry, or null for an id that is gone. */
export type LookupChanges<Entry> = Readonly<Record<string, Entry | null>>;
