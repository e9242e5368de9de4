/** A prop of a node: a value as it is, what stands for a function, or the JSON of an object. */
export interface NavTreeProp {
  readonly type: 'LITERAL' | 'FUNCTION' | 'JSON_OBJECT';
  readonly value: unknown;
}

/** A box on the page, in CSS pixels from the page's top left corner, without the editor's zoom. */
export interface PageBox {
  readonly pageX: number;
  readonly pageY: number;
  readonly width: number;
  readonly height: number;
}

/** One element of a storyboard as the editor lists it (canvas-script, section 3). */
export interface NavTreeNode {
  /** Key of the node around it; null at the top. The wire holds no cycles. */
  readonly parent: string | null;
  readonly children: readonly NavTreeNode[];
  /** Classes of the user, those of the editor left out. */
  readonly classList: readonly string[];
  /** Of these, the ones written on the element itself, not passed in by its component. */
  readonly directlySetClassList: readonly string[];
  readonly name: string;
  /** Lower case; null for a component that is no element of its own. */
  readonly elementTagName: string | null;
  readonly isComponent: boolean;
  readonly elementKey: string;
  readonly props: Readonly<Record<string, NavTreeProp>>;
  /** Its text where it holds nothing else; null otherwise. */
  readonly literalChildren: string | number | null;
  /** Id of the component definition it is written in; null for what no source file holds. */
  readonly scope: string | null;
  readonly pageBoundingBox: PageBox;
  /** 0 at the top. */
  readonly level: number;
}
