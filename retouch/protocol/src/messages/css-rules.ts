/** A rule that the editor knows of and the frame is to look at. */
export interface CssElement {
  readonly codebaseId: string;
  readonly filename: string;
  readonly selector: string;
  readonly styles: Readonly<Record<string, string>>;
  readonly modifiers?: readonly string[];
  readonly cssText?: string;
  readonly removable?: boolean;
  readonly allowChanges?: boolean;
}

/** Rules by their codebase id. */
export type CssElementLookup = Readonly<Record<string, CssElement>>;

/** What a rule is to the selected element (canvas-script, section 3). */
export interface ProcessedCssRule {
  /** Null for inline styles and for rules of sheets that are in no file. */
  readonly filename: string | null;
  readonly selector: string;
  readonly styles: Readonly<Record<string, string>>;
  /** Whether it matches the element now. */
  readonly applied: boolean;
  readonly allowChanges: boolean;
  /** Whether taking its classes from the element would stop it matching. */
  readonly removable: boolean;
  /** Whether it reaches the element from an ancestor. */
  readonly inherited: boolean;
  readonly codebaseId: string | null;
  readonly modifiers: readonly string[];
  readonly cssText: string;
  /** Whether giving its classes to the element would make it match. */
  readonly eligibleToApply: boolean;
}

/** Computed values of the selected element by property, and of its parent. */
export interface CssEvals {
  readonly parent?: {
    readonly display?: string;
    readonly 'flex-direction'?: string;
    readonly darkEnabledInParent: boolean;
  };
  readonly [property: string]: unknown;
}
