import type { Part } from '@textbench/kit';
import { lazy } from 'react';
import { TextViewer } from './text-viewer.tsx';

const TableViewer = lazy(async () => ({
  default: (await import('./table-viewer.tsx')).TableViewer,
}));
const FiguresViewer = lazy(async () => ({
  default: (await import('./figures-viewer.tsx')).FiguresViewer,
}));
const MarksViewer = lazy(async () => ({
  default: (await import('./marks-viewer.tsx')).MarksViewer,
}));
const DifferenceViewer = lazy(async () => ({
  default: (await import('./difference-viewer.tsx')).DifferenceViewer,
}));
const ChartViewer = lazy(async () => ({
  default: (await import('./chart-viewer.tsx')).ChartViewer,
}));
const DrawingViewer = lazy(async () => ({
  default: (await import('./drawing-viewer.tsx')).DrawingViewer,
}));
const HtmlViewer = lazy(async () => ({ default: (await import('./html-viewer.tsx')).HtmlViewer }));
const AudioViewer = lazy(async () => ({
  default: (await import('./audio-viewer.tsx')).AudioViewer,
}));
const ImageViewer = lazy(async () => ({
  default: (await import('./image-viewer.tsx')).ImageViewer,
}));

/** Draws a part of any kind; viewers other than the plain one arrive when they are first needed. */
export function Viewer({ part }: { part: Part }) {
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
}
