import { memo } from 'react';
import { type Block, blockRuns, sameBlock } from './marked-blocks.ts';

const tones: Readonly<Record<string, string>> = {
  match: 'bg-accent-soft decoration-accent',
  other: 'bg-soft decoration-muted',
  good: 'bg-good-soft decoration-good',
  warning: 'bg-warning-soft decoration-warning',
  removed: 'bg-danger-soft decoration-danger',
};

const markShape = 'rounded-[3px] underline decoration-dotted decoration-2 underline-offset-4';

interface TextBlockProps {
  block: Block;
  /** Under a text box only the marks are seen; the letters are the box's own. */
  lettersHidden?: boolean;
  skipsOutOfView?: boolean;
}

/** One block of a text with its marks; drawn again only when it changes. */
export const TextBlock = memo(
  function TextBlock({ block, lettersHidden, skipsOutOfView }: TextBlockProps) {
    const lines = block.text.length / 60 + 1;
    return (
      <div
        style={
          skipsOutOfView
            ? {
                contentVisibility: 'auto',
                containIntrinsicBlockSize: `auto ${Math.ceil(lines) * 24}px`,
              }
            : undefined
        }
      >
        {blockRuns(block).map(({ text, mark }, index) =>
          mark ? (
            <mark
              className={`${markShape} ${tones[mark.tone ?? 'match'] ?? tones.match} ${lettersHidden ? 'text-transparent' : 'text-inherit'}`}
              // biome-ignore lint/suspicious/noArrayIndexKey: runs have no identity but their order
              key={index}
              title={mark.label}
            >
              {text}
            </mark>
          ) : (
            text
          ),
        )}
        {block.text === '' || block.text.endsWith('\n') ? <br /> : null}
      </div>
    );
  },
  (before, after) =>
    before.skipsOutOfView === after.skipsOutOfView && sameBlock(before.block, after.block),
);
