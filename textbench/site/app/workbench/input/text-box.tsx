import { useEffect, useMemo, useRef, useState } from 'react';
import { largestBoxedText } from '../../worker/limits.ts';
import { type DrawnMark, markAt, markedBlocks } from '../viewers/marked-blocks.ts';
import { TextBlock } from '../viewers/text-blocks.tsx';
import { replaceText } from './replace-text.ts';

/** Above this the marks are left out: the page would lay the text out twice. */
const longestMarkedText = 100_000;

const typography =
  'whitespace-pre-wrap break-words px-4 py-3.5 font-mono text-[14.5px] leading-[1.65] [scrollbar-gutter:stable] [tab-size:4]';

interface TextBoxProps {
  /** Name of the input; `textarea[data-input=…]` finds the box. */
  name: string;
  label: string;
  placeholder: string | undefined;
  text: string;
  marks: readonly DrawnMark[];
  onChange: (text: string) => void;
  /** Takes a paste that is too long for a box. */
  onLongPaste?: (text: string) => void;
  /** Told the reason of the mark at the caret. */
  onMark: (label: string | undefined) => void;
}

/** A text box whose marks are drawn behind its letters. The browser keeps text, undo and caret. */
export function TextBox({
  name,
  label,
  placeholder,
  text,
  marks,
  onChange,
  onLongPaste,
  onMark,
}: TextBoxProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const known = useRef('');
  const [scrollTop, setScrollTop] = useState(0);

  // What was typed before the page came alive is kept.
  useEffect(() => {
    const typed = box.current?.value ?? '';
    if (typed === '' || known.current !== '') return;
    known.current = typed;
    onChange(typed);
  }, [onChange]);

  useEffect(() => {
    if (!box.current || known.current === text) return;
    known.current = text;
    replaceText(box.current, text);
  }, [text]);

  const drawn = marks.length > 0 && text.length <= longestMarkedText;
  return (
    <div className="relative flex min-h-0 flex-1 overflow-hidden">
      {drawn ? <Underlay marks={marks} scrollTop={scrollTop} text={text} /> : null}
      <textarea
        aria-label={label}
        autoCapitalize="off"
        autoComplete="off"
        className={`relative min-h-0 flex-1 resize-none bg-transparent text-ink placeholder:text-muted focus-visible:outline-offset-[-2px] ${typography}`}
        data-input={name}
        onChange={(event) => {
          const typed = event.target.value;
          if (typed === known.current) return;
          known.current = typed;
          onChange(typed);
        }}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text/plain');
          if (!onLongPaste || pasted.length <= largestBoxedText) return;
          event.preventDefault();
          onLongPaste(pasted);
        }}
        onScroll={(event) => {
          if (drawn) setScrollTop(event.currentTarget.scrollTop);
        }}
        onSelect={(event) => onMark(markAt(marks, event.currentTarget.selectionStart)?.label)}
        placeholder={placeholder}
        ref={box}
        spellCheck={false}
      />
    </div>
  );
}

interface UnderlayProps {
  text: string;
  marks: readonly DrawnMark[];
  scrollTop: number;
}

function Underlay({ text, marks, scrollTop }: UnderlayProps) {
  const layer = useRef<HTMLDivElement>(null);
  const blocks = useMemo(() => markedBlocks(text, marks), [text, marks]);
  useEffect(() => {
    if (layer.current) layer.current.scrollTop = scrollTop;
  }, [scrollTop]);
  return (
    <div
      aria-hidden="true"
      className={`pointer-events-none absolute inset-0 overflow-hidden text-transparent ${typography}`}
      ref={layer}
    >
      {blocks.map((block) => (
        <TextBlock block={block} key={block.start} lettersHidden />
      ))}
    </div>
  );
}
