import type { PartKind } from '@textbench/kit';
import type { KeyboardEvent } from 'react';
import type { ShownPart } from '../../worker/protocol.ts';

const kindNames: Readonly<Record<PartKind, string>> = {
  text: 'Text',
  table: 'Table',
  figures: 'Figures',
  marks: 'Marked text',
  difference: 'Difference',
  chart: 'Chart',
  drawing: 'Drawing',
  html: 'Preview',
  audio: 'Sound',
  image: 'Picture',
};

interface PartTabsProps {
  parts: readonly ShownPart[];
  chosen: number;
  onChoose: (index: number) => void;
}

/** The parts of a result as tabs; arrow keys, Home and End move between them. */
export function PartTabs({ parts, chosen, onChoose }: PartTabsProps) {
  function moveByKey(event: KeyboardEvent<HTMLDivElement>): void {
    const last = parts.length - 1;
    const next = {
      ArrowRight: chosen === last ? 0 : chosen + 1,
      ArrowLeft: chosen === 0 ? last : chosen - 1,
      Home: 0,
      End: last,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    onChoose(next);
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  }
  return (
    <div
      aria-label="Parts of the result"
      className="flex gap-4 overflow-x-auto border-line border-b px-4"
      onKeyDown={moveByKey}
      role="tablist"
    >
      {parts.map(({ part }, index) => (
        <button
          aria-selected={index === chosen}
          className="-mb-px min-h-9 whitespace-nowrap border-transparent border-b-2 px-0.5 text-muted text-sm hover:text-ink focus-visible:outline-offset-[-2px] aria-selected:border-accent aria-selected:font-medium aria-selected:text-ink"
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a tool's result have fixed places
          key={index}
          onClick={() => onChoose(index)}
          role="tab"
          tabIndex={index === chosen ? 0 : -1}
          type="button"
        >
          {part.title ?? kindNames[part.kind]}
        </button>
      ))}
    </div>
  );
}
