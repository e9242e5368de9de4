import type { ChartPart, ChartPoint } from '../parts.ts';

/** Colours of a chart: CSS colours or, inside a page, custom properties. */
export interface ChartPalette {
  readonly ink: string;
  readonly muted: string;
  readonly line: string;
  readonly value: string;
  readonly reference: string;
  readonly background: string;
}

/** For files: near-black on white, one blue. */
export const printPalette: ChartPalette = {
  ink: '#17181a',
  muted: '#63666d',
  line: '#e5e5e2',
  value: '#3d5ba6',
  reference: '#b9b9b4',
  background: '#ffffff',
};

const width = 720;
const fontSize = 12;

/** A chart as a complete SVG: one hue, every value labelled where there is room. */
export function chartSvg(chart: ChartPart, palette: ChartPalette): string {
  if (chart.shape === 'line') return lineChart(chart, palette);
  const shortLabels = chart.points.every((point) => point.label.length <= 4);
  return shortLabels && chart.points.length <= 60
    ? columnChart(chart, palette)
    : barChart(chart, palette);
}

function highest(points: readonly ChartPoint[]): number {
  let most = 0;
  for (const point of points) most = Math.max(most, point.value, point.reference ?? 0);
  return most || 1;
}

/** In code points. */
function longestLabel(points: readonly ChartPoint[]): number {
  let most = 0;
  for (const { label } of points) most = Math.max(most, [...label].length);
  return most;
}

function valueText(chart: ChartPart, value: number): string {
  return value.toFixed(chart.digits ?? 0) + (chart.unit ?? '');
}

/** Categories below, values standing on them. */
function columnChart(chart: ChartPart, palette: ChartPalette): string {
  const plotHeight = 240;
  const top = 24;
  const base = top + plotHeight;
  const step = width / Math.max(1, chart.points.length);
  const barWidth = Math.min(48, step * 0.7);
  const scale = plotHeight / highest(chart.points);
  const roomForValues = step >= 30;
  const shapes = chart.points.map((point, index) => {
    const middle = step * (index + 0.5);
    const height = point.value * scale;
    const bar = rectangle(middle - barWidth / 2, base - height, barWidth, height, palette.value);
    const reference =
      point.reference === undefined
        ? ''
        : rectangle(
            middle - barWidth / 2 - 2,
            base - point.reference * scale - 1,
            barWidth + 4,
            2,
            palette.reference,
          );
    const value = roomForValues
      ? label(middle, base - height - 6, valueText(chart, point.value), palette.muted, 'middle')
      : '';
    const name = label(middle, base + 17, point.label, palette.ink, 'middle');
    return `<g>${tooltip(chart, point)}${bar}${reference}${value}${name}</g>`;
  });
  const axis = rectangle(0, base, width, 1, palette.line);
  return svg(base + 28, axis + shapes.join(''), chart, palette);
}

/** A row a category: for long labels and many of them. */
function barChart(chart: ChartPart, palette: ChartPalette): string {
  const row = 22;
  const labelWidth = Math.min(220, longestLabel(chart.points) * 7.2 + 12);
  const scale = (width - labelWidth - 80) / highest(chart.points);
  const shapes = chart.points.map((point, index) => {
    const y = index * row;
    const length = point.value * scale;
    const name = label(labelWidth - 8, y + 15, shortened(point.label), palette.ink, 'end');
    const bar = rectangle(labelWidth, y + 4, length, row - 8, palette.value);
    const reference =
      point.reference === undefined
        ? ''
        : rectangle(labelWidth + point.reference * scale, y + 2, 2, row - 4, palette.reference);
    const value = label(
      labelWidth + length + 6,
      y + 15,
      valueText(chart, point.value),
      palette.muted,
      'start',
    );
    return `<g>${tooltip(chart, point)}${name}${bar}${reference}${value}</g>`;
  });
  return svg(chart.points.length * row + 4, shapes.join(''), chart, palette);
}

function lineChart(chart: ChartPart, palette: ChartPalette): string {
  const plotHeight = 240;
  const top = 24;
  const step = width / Math.max(1, chart.points.length - 1);
  const scale = plotHeight / highest(chart.points);
  const at = (value: number, index: number) =>
    `${decimal(index * step)},${decimal(top + plotHeight - value * scale)}`;
  const line = polyline(
    chart.points.map(({ value }, index) => at(value, index)),
    palette.value,
  );
  const referenceLine = polyline(
    chart.points.flatMap(({ reference }, index) =>
      reference === undefined ? [] : [at(reference, index)],
    ),
    palette.reference,
  );
  const axis = rectangle(0, top + plotHeight, width, 1, palette.line);
  const first = chart.points[0];
  const last = chart.points.at(-1);
  const ends =
    first && last
      ? label(0, top + plotHeight + 17, first.label, palette.muted, 'start') +
        label(width, top + plotHeight + 17, last.label, palette.muted, 'end')
      : '';
  return svg(top + plotHeight + 28, axis + referenceLine + line + ends, chart, palette);
}

/** A line through places, each `x,y`; nothing where there are none. */
function polyline(places: readonly string[], stroke: string): string {
  if (places.length === 0) return '';
  return `<polyline fill="none" stroke="${stroke}" stroke-width="1.5" points="${places.join(' ')}"/>`;
}

function svg(height: number, body: string, chart: ChartPart, palette: ChartPalette): string {
  const name = escapeXml(`${chart.valueLabel} by ${chart.categoryLabel}`);
  const background = rectangle(0, 0, width, height, palette.background);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${name}" font-family="system-ui, sans-serif" font-size="${fontSize}">${background}${body}</svg>`;
}

function rectangle(x: number, y: number, w: number, h: number, fill: string): string {
  return `<rect x="${decimal(x)}" y="${decimal(y)}" width="${decimal(w)}" height="${decimal(h)}" fill="${fill}"/>`;
}

function label(
  x: number,
  y: number,
  content: string,
  fill: string,
  anchor: 'start' | 'middle' | 'end',
): string {
  return `<text x="${decimal(x)}" y="${decimal(y)}" fill="${fill}" text-anchor="${anchor}">${escapeXml(content)}</text>`;
}

function tooltip(chart: ChartPart, point: ChartPoint): string {
  const reference =
    point.reference === undefined
      ? ''
      : `, ${chart.referenceLabel ?? 'reference'} ${valueText(chart, point.reference)}`;
  return `<title>${escapeXml(`${point.label}: ${valueText(chart, point.value)}${reference}`)}</title>`;
}

function shortened(content: string): string {
  const letters = [...content];
  return letters.length <= 30 ? content : `${letters.slice(0, 29).join('')}…`;
}

function decimal(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** Text for XML content and attributes; characters XML cannot hold become U+FFFD. */
export function escapeXml(content: string): string {
  return content
    .replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
    .replace(/[\p{Cs}\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/gu, '\ufffd');
}
