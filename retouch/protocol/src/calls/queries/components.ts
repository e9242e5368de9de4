/** A prop of a component, as far as its definition tells. */
export interface ComponentProp {
  readonly name: string;
  readonly required: boolean;
  /** As TypeScript writes it: `'small' | 'large'`; null where the definition says nothing. */
  readonly typeText: string | null;
}

/** A component of the project that can be inserted. */
export interface InsertableComponent {
  /** Id of its definition, which `newElement.codebaseId` takes and `scopeLookup` knows. */
  readonly codebaseId: string;
  readonly name: string;
  /** Path from the project root. */
  readonly filename: string;
  /** The name it is exported by; `default` for a default export. */
  readonly exportName: string;
  readonly props: readonly ComponentProp[];
}

/** `GET canvases/{canvasId}/components`: what can be inserted, by name. */
export interface ComponentList {
  readonly components: readonly InsertableComponent[];
  /** Tags of HTML by group. */
  readonly nativeTags: Readonly<Record<string, readonly string[]>>;
}
