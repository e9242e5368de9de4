import type { TextPart } from '@textbench/kit';
import { useMemo } from 'react';
import { markedBlocks } from './marked-blocks.ts';
import { ScrollRegion } from './scroll-region.tsx';
import { TextBlock } from './text-blocks.tsx';

/** A text, laid out as far as it is in view; it can be selected and scrolled by keyboard. */
export function TextViewer({ part }: { part: TextPart }) {
  const blocks = useMemo(() => markedBlocks(part.text), [part.text]);
  const layout = part.fixedLayout
    ? 'overflow-x-auto whitespace-pre leading-[1.2]'
    : 'whitespace-pre-wrap break-words leading-[1.65]';
  return (
    <ScrollRegion
      className={`px-4 py-3.5 font-mono text-[14.5px] [tab-size:4] ${layout}`}
      name="Text of the result"
    >
      {blocks.map((block, index) => (
        <TextBlock
          block={block}
          // biome-ignore lint/suspicious/noArrayIndexKey: a block is what stands at its place
          key={index}
          skipsOutOfView={blocks.length > 4 && !part.fixedLayout}
        />
      ))}
    </ScrollRegion>
  );
}
