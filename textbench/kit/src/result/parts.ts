/** A stretch of a text with the reason it stands out. Offsets are UTF-16 code units. */
export interface Mark {
  readonly start: number;
  readonly end: number;
  /** Why it is marked, in a few words: `duplicate of line 2`. */
  readonly label: string;
  /** Groups marks of one look; `match` where none is given. */
  readonly tone?: MarkTone;
}

export type MarkTone = 'match' | 'other' | 'good' | 'warning' | 'removed';

interface PartBasics {
  /** Heading of the part where a result has several: `Top words`. */
  readonly title?: string;
}

export interface TextPart extends PartBasics {
  readonly kind: 'text';
  readonly text: string;
  /** Drawn with columns kept: no wrapping, line height 1.2. */
  readonly fixedLayout?: boolean;
}

export type Cell = string | number | null;

export interface Column {
  readonly label: string;
  /** Numbers are right-aligned, sorted by value and shown with `digits` decimals. */
  readonly kind: 'text' | 'number' | 'code' | 'percent';
  /** Decimals shown; what is copied and downloaded keeps them all. Percent cells hold 0 to 1. */
  readonly digits?: number;
}

export interface TablePart extends PartBasics {
  readonly kind: 'table';
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
}

export interface Figure {
  readonly label: string;
  /** `null` where the measure is not defined for this text; then `note` says why. */
  readonly value: number | string | null;
  readonly unit?: string;
  /** Decimals shown; none unless told. */
  readonly digits?: number;
  readonly note?: string;
  /** A limit or goal the value is held against, drawn as a bar. */
  readonly limit?: number;
  /** The first figures of a result: shown large. */
  readonly lead?: boolean;
}

export interface FiguresPart extends PartBasics {
  readonly kind: 'figures';
  readonly figures: readonly Figure[];
}

/** A text with marks over it. */
export interface MarksPart extends PartBasics {
  readonly kind: 'marks';
  readonly text: string;
  readonly marks: readonly Mark[];
}

/** A stretch of one line that differs from the other side. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface DifferenceLine {
  /** 1 for the first line. */
  readonly number: number;
  /** Without its line end. */
  readonly text: string;
  readonly spans: readonly Span[];
}

export type DifferenceRow =
  | { readonly kind: 'same'; readonly left: DifferenceLine; readonly right: DifferenceLine }
  | { readonly kind: 'changed'; readonly left: DifferenceLine; readonly right: DifferenceLine }
  | { readonly kind: 'removed'; readonly left: DifferenceLine; readonly movedTo?: number }
  | { readonly kind: 'added'; readonly right: DifferenceLine; readonly movedFrom?: number };

export interface DifferencePart extends PartBasics {
  readonly kind: 'difference';
  readonly rows: readonly DifferenceRow[];
  /** Unified difference that `patch` applies. */
  readonly patch: string;
}

export interface ChartPart extends PartBasics {
  readonly kind: 'chart';
  /** `bars`: a value a category. `line`: values along an ordered axis. */
  readonly shape: 'bars' | 'line';
  readonly categoryLabel: string;
  readonly valueLabel: string;
  readonly points: readonly ChartPoint[];
  /** A second, quieter value a point, for comparison: an expected frequency. */
  readonly referenceLabel?: string;
  /** Decimals in value labels. */
  readonly digits?: number;
  /** Put after a value: `%`. */
  readonly unit?: string;
}

export interface ChartPoint {
  readonly label: string;
  readonly value: number;
  readonly reference?: number;
}

export interface DrawingPart extends PartBasics {
  readonly kind: 'drawing';
  /** A complete `<svg>` element with a viewBox. */
  readonly svg: string;
  /** What the drawing shows, for who cannot see it. */
  readonly description: string;
}

export interface HtmlPart extends PartBasics {
  readonly kind: 'html';
  /** A fragment or a document; always sanitised and sandboxed where it is shown. */
  readonly html: string;
}

/** A pure tone. Times in seconds from the start. */
export interface Tone {
  readonly start: number;
  readonly length: number;
  /** Hertz. */
  readonly frequency: number;
}

/** Sound as a plan of tones: small, played at once, written out as samples only on demand. */
export interface AudioPart extends PartBasics {
  readonly kind: 'audio';
  /** In order, none overlapping. */
  readonly tones: readonly Tone[];
  /** Seconds in all. */
  readonly duration: number;
  readonly description: string;
}

export interface ImagePart extends PartBasics {
  readonly kind: 'image';
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Four bytes a pixel, row by row. */
  readonly rgba: Uint8ClampedArray;
  readonly description: string;
}

export type Part =
  | TextPart
  | TablePart
  | FiguresPart
  | MarksPart
  | DifferencePart
  | ChartPart
  | DrawingPart
  | HtmlPart
  | AudioPart
  | ImagePart;

export type PartKind = Part['kind'];
