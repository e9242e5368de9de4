/** When the rules in a media query apply. */
export interface MediaCondition {
  /** Least width in rem; 0 for any. */
  readonly minWidth: number;
  readonly isDark: boolean;
  /** Whether that is all it asks for. */
  readonly isPlain: boolean;
}

/** The condition that is always met. */
export const always: MediaCondition = { minWidth: 0, isDark: false, isPlain: true };

/** Reads the condition of `@media`. A rem and an em of a media query are 16 pixels. */
export function mediaCondition(params: string): MediaCondition {
  let condition = always;
  for (const part of params
    .toLowerCase()
    .trim()
    .split(/\s+and\s+/)) {
    if (/^(only\s+)?(screen|all)$/.test(part)) continue;
    const width = minWidthOf(part);
    if (width !== undefined) condition = { ...condition, minWidth: width };
    else if (/^\(\s*prefers-color-scheme\s*:\s*dark\s*\)$/.test(part)) {
      condition = { ...condition, isDark: true };
    } else condition = { ...condition, isPlain: false };
  }
  return condition;
}

/** Both conditions at once. */
export function bothConditions(one: MediaCondition, other: MediaCondition): MediaCondition {
  return {
    minWidth: Math.max(one.minWidth, other.minWidth),
    isDark: one.isDark || other.isDark,
    isPlain: one.isPlain && other.isPlain,
  };
}

/** How a project writes least widths. */
export interface MediaWriting {
  readonly form: 'min-width' | 'width >=';
  readonly unit: 'rem' | 'em' | 'px';
}

/** How the first media query with a least width is written; none where none has one. */
export function mediaWriting(params: readonly string[]): MediaWriting | undefined {
  for (const text of params) {
    const found = /(min-width\s*:|width\s*>=)\s*[\d.]+(rem|em|px)/i.exec(text);
    if (found === null) continue;
    const unit = found[2]?.toLowerCase();
    return {
      form: found[1]?.toLowerCase().startsWith('min') ? 'min-width' : 'width >=',
      unit: unit === 'px' || unit === 'em' ? unit : 'rem',
    };
  }
  return undefined;
}

/** The condition of a media query as text. */
export function mediaParams(
  { minWidth, isDark }: { readonly minWidth: number; readonly isDark: boolean },
  { form, unit }: MediaWriting,
): string {
  const size = unit === 'px' ? `${minWidth * 16}px` : `${minWidth}${unit}`;
  const width = form === 'min-width' ? `(min-width: ${size})` : `(width >= ${size})`;
  return [
    ...(minWidth === 0 ? [] : [width]),
    ...(isDark ? ['(prefers-color-scheme: dark)'] : []),
  ].join(' and ');
}

function minWidthOf(part: string): number | undefined {
  const [, first, second, third, fourth] =
    /^\(\s*(?:(?:min-width\s*:|width\s*>=)\s*([\d.]+)(rem|em|px)|([\d.]+)(rem|em|px)\s*<=\s*width)\s*\)$/.exec(
      part,
    ) ?? [];
  const [size, unit] = [first ?? third, second ?? fourth];
  if (size === undefined) return undefined;
  return unit === 'px' ? Number(size) / 16 : Number(size);
}
