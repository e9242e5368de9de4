import type { MarksPart } from '@textbench/kit';
import { useMemo } from 'react';
import { markedBlocks } from './marked-blocks.ts';
import { ScrollRegion } from './scroll-region.tsx';
import { TextBlock } from './text-blocks.tsx';

/** A text with its marks; the reason of a mark shows when it is pointed at. */
export function MarksViewer({ part }: { part: MarksPart }) {
  const blocks = useMemo(() => markedBlocks(part.text, part.marks), [part.text, part.marks]);
  return (
    <ScrollRegion
      className="whitespace-pre-wrap break-words px-4 py-3.5 font-mono text-[14.5px] leading-[1.65]"
      name={part.title ?? 'Marked text'}
    >
      {blocks.map((block, index) => (
        <TextBlock
          block={block}
          // biome-ignore lint/suspicious/noArrayIndexKey: a block is what stands at its place
          key={index}
          skipsOutOfView={blocks.length > 4}
        />
      ))}
    </ScrollRegion>
  );
}
