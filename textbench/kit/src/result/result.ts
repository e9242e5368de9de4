import type {
  AudioPart,
  ChartPart,
  DifferencePart,
  DrawingPart,
  FiguresPart,
  HtmlPart,
  ImagePart,
  Mark,
  MarksPart,
  Part,
  TablePart,
  TextPart,
} from './parts.ts';

/** Marks over one of the inputs. */
export interface InputMarks {
  readonly input: string;
  readonly marks: readonly Mark[];
}

/** Something the person should know about this result; a warning where it may mislead them. */
export interface Note {
  readonly tone: 'information' | 'warning';
  readonly text: string;
}

/** What a tool gives. It survives a structured clone. */
export interface Result {
  /** The first is the main one: what is copied, downloaded and printed unless another is chosen. */
  readonly parts: readonly [Part, ...Part[]];
  /** A few words each, under the result: `3 lines removed`. */
  readonly facts?: readonly string[];
  readonly notes?: readonly Note[];
  readonly inputMarks?: readonly InputMarks[];
}

type Extras = Omit<Result, 'parts'> & { readonly more?: readonly Part[] };

/** A result of one main part and, where given, further parts, facts, notes and marks. */
export function result(main: Part, { more = [], ...extras }: Extras = {}): Result {
  return { parts: [main, ...more], ...extras };
}

export function text(content: string, basics: Omit<TextPart, 'kind' | 'text'> = {}): TextPart {
  return { kind: 'text', text: content, ...basics };
}

export function table(content: Omit<TablePart, 'kind'>): TablePart {
  return { kind: 'table', ...content };
}

export function figures(content: Omit<FiguresPart, 'kind'>): FiguresPart {
  return { kind: 'figures', ...content };
}

export function marks(content: Omit<MarksPart, 'kind'>): MarksPart {
  return { kind: 'marks', ...content };
}

export function difference(content: Omit<DifferencePart, 'kind'>): DifferencePart {
  return { kind: 'difference', ...content };
}

export function chart(content: Omit<ChartPart, 'kind'>): ChartPart {
  return { kind: 'chart', ...content };
}

export function drawing(content: Omit<DrawingPart, 'kind'>): DrawingPart {
  return { kind: 'drawing', ...content };
}

export function html(content: Omit<HtmlPart, 'kind'>): HtmlPart {
  return { kind: 'html', ...content };
}

export function audio(content: Omit<AudioPart, 'kind'>): AudioPart {
  return { kind: 'audio', ...content };
}

export function image(content: Omit<ImagePart, 'kind'>): ImagePart {
  return { kind: 'image', ...content };
}

export function warning(content: string): Note {
  return { tone: 'warning', text: content };
}

export function information(content: string): Note {
  return { tone: 'information', text: content };
}
