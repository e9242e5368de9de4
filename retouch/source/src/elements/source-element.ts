import type { JSXElement, Node } from '@oxc-project/types';

/** A function or class that renders elements: the scope they stand in. */
export interface SourceComponent {
  /** `tempo-` and a UUID made of the file's path and `name`. */
  readonly id: string;
  /**
   * `Card`, `Outer.Inner` for one inside another, `default` for a default export without a name, and
   * empty for elements that stand in no function at all.
   */
  readonly name: string;
  /** The function or class, or the whole program. */
  readonly node: Node;
  /** The elements it renders, in source order; those of components inside it are theirs. */
  readonly elements: readonly SourceElement[];
}

/** One JSX element of a module. Fragments are none: what is in one belongs to what is around it. */
export interface SourceElement {
  /** `tempo-` and a UUID made of the file's path, the component and the way down to the element. */
  readonly id: string;
  readonly node: JSXElement;
  /** The tag as written: `div`, `Menu.Item`, `svg:path`. */
  readonly tag: string;
  /** Native where the tag is a lower-case name, else an instance of a component. */
  readonly kind: 'native' | 'component-instance';
  readonly component: SourceComponent;
  /** The nearest element around it in the same component. */
  readonly parent: SourceElement | undefined;
  /** The prop of `parent` that it stands in; absent for a child. */
  readonly inProp?: string;
  /** The elements whose parent it is, in source order, those in its props included. */
  readonly children: readonly SourceElement[];
}
