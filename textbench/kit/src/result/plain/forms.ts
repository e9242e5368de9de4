import type { ChartPart, MarksPart, Part, TablePart } from '../parts.ts';
import { chartSvg, printPalette } from './chart-svg.ts';
import { tableAsCsv, tableAsJson, tableAsTsv } from './delimited.ts';
import { figuresAsJson, figuresAsText } from './figures.ts';
import { imageAsPng } from './png.ts';
import { audioAsWav } from './wav.ts';

/** A part as something that can be copied, saved or printed. */
export interface PlainForm {
  /** Ending of a file of this form, and its name in `--format`: `csv`. */
  readonly extension: string;
  readonly mediaType: string;
  /** Made on demand: a large part is not written out in forms nobody asked for. */
  content(): string | Uint8Array;
}

function form(extension: string, mediaType: string, content: () => string | Uint8Array): PlainForm {
  return { extension, mediaType, content };
}

/** Every form a part has, the usual one first. A page adds PNG wherever there is SVG. */
export function plainForms(part: Part): readonly [PlainForm, ...PlainForm[]] {
  switch (part.kind) {
    case 'text':
      return [form('txt', 'text/plain', () => part.text)];
    case 'table':
      return tableForms(part);
    case 'figures':
      return [
        form('txt', 'text/plain', () => figuresAsText(part)),
        form('json', 'application/json', () => figuresAsJson(part)),
      ];
    case 'marks':
      return marksForms(part);
    case 'difference':
      return [form('patch', 'text/x-diff', () => part.patch)];
    case 'chart':
      return [
        ...tableForms(chartTable(part)),
        form('svg', 'image/svg+xml', () => chartSvg(part, printPalette)),
      ];
    case 'drawing':
      return [form('svg', 'image/svg+xml', () => part.svg)];
    case 'html':
      return [form('html', 'text/html', () => part.html)];
    case 'audio':
      return [form('wav', 'audio/wav', () => audioAsWav(part))];
    case 'image':
      return [form('png', 'image/png', () => imageAsPng(part))];
  }
}

/** The usual plain form of a part as text; empty for sound and pictures. */
export function plainText(part: Part): string {
  const content = plainForms(part)[0].content();
  return typeof content === 'string' ? content : '';
}

function tableForms(part: TablePart): [PlainForm, ...PlainForm[]] {
  return [
    form('tsv', 'text/tab-separated-values', () => tableAsTsv(part)),
    form('csv', 'text/csv', () => tableAsCsv(part)),
    form('json', 'application/json', () => tableAsJson(part)),
  ];
}

/** The points of a chart as a table: what stands behind "Show as table". */
export function chartTable(part: ChartPart): TablePart {
  const digits = part.digits === undefined ? {} : { digits: part.digits };
  const reference = part.referenceLabel;
  return {
    kind: 'table',
    columns: [
      { label: part.categoryLabel, kind: 'text' },
      { label: part.valueLabel, kind: 'number', ...digits },
      ...(reference ? [{ label: reference, kind: 'number', ...digits } as const] : []),
    ],
    rows: part.points.map((point) => [
      point.label,
      point.value,
      ...(reference ? [point.reference ?? null] : []),
    ]),
  };
}

function marksForms(part: MarksPart): readonly [PlainForm, ...PlainForm[]] {
  const marked = () =>
    part.marks.map(({ start, end, label }) => ({
      start,
      end,
      text: part.text.slice(start, end),
      label,
    }));
  return [
    form('txt', 'text/plain', () =>
      marked()
        .map((mark) => `${mark.text.replace(/\s*\n\s*/g, ' ')}\t${mark.label}\n`)
        .join(''),
    ),
    form('json', 'application/json', () => `${JSON.stringify(marked(), null, 2)}\n`),
  ];
}
