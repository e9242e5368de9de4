import type { MarksPart } from '@textbench/kit';
import { useMemo } from 'react';
import { type Block, markedBlocks, sameBlock } from './marked-blocks.ts';
import { ScrollRegion } from './scroll-region.tsx';
import type { SlicePlan } from './slices.ts';
import { TextBlock } from './text-blocks.tsx';
import { useSlices } from './use-slices.ts';

/** Costs are about milliseconds: what is out of view is not laid out. */
const plan: SlicePlan<Block> = {
  budget: 8,
  cost: ({ marks }) => 0.1 + marks.length * 0.008,
  same: sameBlock,
};

/** A text with its marks; the reason of a mark shows when it is pointed at. */
export function MarksViewer({ part }: { part: MarksPart }) {
  const blocks = useMemo(() => markedBlocks(part.text, part.marks), [part.text, part.marks]);
  const { drawn, complete } = useSlices(blocks, plan);
  return (
    <ScrollRegion
      busy={!complete}
      className="whitespace-pre-wrap break-words px-4 py-3.5 font-mono text-[14.5px] leading-[1.65]"
      name={part.title ?? 'Marked text'}
    >
      {drawn.map((block, index) => (
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
