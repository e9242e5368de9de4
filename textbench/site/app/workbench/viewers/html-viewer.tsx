import type { HtmlPart } from '@textbench/kit';
import { useEffect, useState } from 'react';
import { previewDocument } from './preview-document.ts';

/** HTML, sanitised and in a frame that may run and load nothing. */
export function HtmlViewer({ part }: { part: HtmlPart }) {
  const [source, setSource] = useState('');
  useEffect(() => {
    let current = true;
    void import('dompurify').then(({ default: purify }) => {
      if (current) setSource(previewDocument(part.html, purify));
    });
    return () => {
      current = false;
    };
  }, [part.html]);
  return (
    <iframe
      className="min-h-0 w-full flex-1 border-0 bg-white"
      sandbox=""
      srcDoc={source}
      title={part.title ?? 'Preview'}
    />
  );
}
