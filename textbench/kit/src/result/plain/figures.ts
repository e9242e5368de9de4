import type { Figure, FiguresPart } from '../parts.ts';

/** A number with the decimals its figure shows, always with a point and without grouping. */
export function figureText(figure: Figure): string {
  if (figure.value === null) return '';
  if (typeof figure.value === 'string') return figure.value;
  return figure.value.toFixed(figure.digits ?? 0);
}

/** A line a figure: label, tab, value, and the unit where there is one. */
export function figuresAsText(part: FiguresPart): string {
  return part.figures
    .map((figure) => {
      const unit = figure.unit && figure.value !== null ? ` ${figure.unit}` : '';
      const note = figure.value === null ? `not defined: ${figure.note ?? 'no value'}` : '';
      return `${figure.label}\t${figureText(figure)}${unit}${note}\n`;
    })
    .join('');
}

/** Label → value, unrounded. */
export function figuresAsJson(part: FiguresPart): string {
  const entries = part.figures.map((figure) => [figure.label, figure.value]);
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
}
