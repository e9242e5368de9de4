import type { TextPart } from '@textbench/kit';
import { useMemo } from 'react';
import { markedBlocks } from './marked-blocks.ts';
import { TextBlock } from './text-blocks.tsx';

/** A text, laid out as far as it is in view; it can be selected and scrolled by keyboard. */
export function TextViewer({ part }: { part: TextPart }) {
  const blocks = useMemo(() => markedBlocks(part.text), [part.text]);
  const layout = part.fixedLayout
    ? 'overflow-x-auto whitespace-pre leading-[1.2]'
    : 'whitespace-pre-wrap break-words leading-[1.65]';
  return (
    <section
      aria-label="Text of the result"
      className={`min-h-0 flex-1 overflow-y-auto px-4 py-3.5 font-mono text-[14.5px] [tab-size:4] focus-visible:outline-offset-[-2px] ${layout}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keyboard
      tabIndex={0}
    >
      {blocks.map((block, index) => (
        <TextBlock
          block={block}
          // biome-ignore lint/suspicious/noArrayIndexKey: a block is what stands at its place
          key={index}
          skipsOutOfView={blocks.length > 4 && !part.fixedLayout}
        />
      ))}
    </section>
  );
}
