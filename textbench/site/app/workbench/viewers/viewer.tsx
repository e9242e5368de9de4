import type { Part, PartKind } from '@textbench/kit';
import { lazy, memo } from 'react';
import { TextViewer } from './text-viewer.tsx';

const load = {
  table: async () => ({ default: (await import('./table-viewer.tsx')).TableViewer }),
  figures: async () => ({ default: (await import('./figures-viewer.tsx')).FiguresViewer }),
  marks: async () => ({ default: (await import('./marks-viewer.tsx')).MarksViewer }),
  difference: async () => ({ default: (await import('./difference-viewer.tsx')).DifferenceViewer }),
  chart: async () => ({ default: (await import('./chart-viewer.tsx')).ChartViewer }),
  drawing: async () => ({ default: (await import('./drawing-viewer.tsx')).DrawingViewer }),
  html: async () => ({ default: (await import('./html-viewer.tsx')).HtmlViewer }),
  audio: async () => ({ default: (await import('./audio-viewer.tsx')).AudioViewer }),
  image: async () => ({ default: (await import('./image-viewer.tsx')).ImageViewer }),
};

const TableViewer = lazy(load.table);
const FiguresViewer = lazy(load.figures);
const MarksViewer = lazy(load.marks);
const DifferenceViewer = lazy(load.difference);
const ChartViewer = lazy(load.chart);
const DrawingViewer = lazy(load.drawing);
const HtmlViewer = lazy(load.html);
const AudioViewer = lazy(load.audio);
const ImageViewer = lazy(load.image);

/** Fetches the viewer of a kind ahead of the first result, so that it is drawn at once. */
export function preloadViewer(kind: PartKind): void {
  if (kind !== 'text') void load[kind]();
}

/** Draws a part of any kind; viewers other than the plain one arrive when they are needed. */
export const Viewer = memo(function Viewer({ part }: { part: Part }) {
  switch (part.kind) {
    case 'text':
      return <TextViewer part={part} />;
    case 'table':
      return <TableViewer part={part} />;
    case 'figures':
      return <FiguresViewer part={part} />;
    case 'marks':
      return <MarksViewer part={part} />;
    case 'difference':
      return <DifferenceViewer part={part} />;
    case 'chart':
      return <ChartViewer part={part} />;
    case 'drawing':
      return <DrawingViewer part={part} />;
    case 'html':
      return <HtmlViewer part={part} />;
    case 'audio':
      return <AudioViewer part={part} />;
    case 'image':
      return <ImageViewer part={part} />;
  }
});
