import { memo, type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { type Block, type DrawnMark, markedBlocks, sameBlock } from '../viewers/marked-blocks.ts';
import type { SlicePlan } from '../viewers/slices.ts';
import { TextBlock } from '../viewers/text-blocks.tsx';
import { useSlices } from '../viewers/use-slices.ts';

/** Costs are about milliseconds: every block is laid out, for its height places those below it. */
const plan: SlicePlan<Block> = {
  budget: 6,
  canWait: true,
  cost: ({ text, marks }) => text.length * 0.0002 + marks.length * 0.012,
  same: sameBlock,
};

interface MarkLayerProps {
  text: string;
  marks: readonly DrawnMark[];
  /** Whether the text is the one in the box; its marks are hidden meanwhile, not forgotten. */
  current: boolean;
  /** The box over the layer. */
  box: RefObject<HTMLTextAreaElement | null>;
  /** What sets the letters of the box. */
  typography: string;
}

/** The marks of a text, behind the letters of its box; shown once every one is in its place. */
export const MarkLayer = memo(function MarkLayer({
  text,
  marks,
  current,
  box,
  typography,
}: MarkLayerProps) {
  const layer = useRef<HTMLDivElement>(null);
  const blocks = useMemo(() => markedBlocks(text, marks), [text, marks]);
  const { drawn, complete } = useSlices(blocks, plan);
  const shown = current && complete;

  useLayoutEffect(() => {
    if (shown) follow(layer, box);
  }, [shown, box]);

  useEffect(() => {
    const scrolled = box.current;
    const onScroll = () => follow(layer, box);
    scrolled?.addEventListener('scroll', onScroll, { passive: true });
    return () => scrolled?.removeEventListener('scroll', onScroll);
  }, [box]);

  return (
    <div
      aria-hidden="true"
      className={`pointer-events-none absolute inset-0 overflow-hidden text-transparent ${shown ? '' : 'opacity-0'} ${typography}`}
      data-marks={shown ? 'shown' : 'hidden'}
      ref={layer}
    >
      {drawn.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a block is what stands at its place
        <TextBlock block={block} key={index} lettersHidden />
      ))}
    </div>
  );
});

function follow(
  layer: RefObject<HTMLDivElement | null>,
  box: RefObject<HTMLTextAreaElement | null>,
): void {
  if (layer.current && box.current) layer.current.scrollTop = box.current.scrollTop;
}
