/** A stretch of a text: UTF-16 offsets, the end excluded. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export function spanTexts(text: string, spans: readonly Span[]): string[] {
  return spans.map(({ start, end }) => text.slice(start, end));
}
