import { useEffect, useRef } from 'react';
import { largestBoxedText } from '../../worker/limits.ts';
import { type DrawnMark, markAt } from '../viewers/marked-blocks.ts';
import { MarkLayer } from './mark-layer.tsx';
import { replaceText } from './replace-text.ts';
import { useMarkedText } from './use-marked-text.ts';
import { useTelling } from './use-telling.ts';

const typography =
  'whitespace-pre-wrap break-words px-4 py-3.5 font-mono text-[14.5px] leading-[1.65] [scrollbar-gutter:stable] [tab-size:4]';

interface TextBoxProps {
  /** Name of the input; `textarea[data-input=…]` finds the box. */
  name: string;
  label: string;
  placeholder: string | undefined;
  text: string;
  /** Marks of the text; `undefined` while they are being looked for. */
  marks: readonly DrawnMark[] | undefined;
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
  const marked = useMarkedText(text, marks);
  const { changed, flush, drop, waiting } = useTelling(onChange);
  useLongPaste(box, onLongPaste);

  // What was typed before the page came alive is kept.
  useEffect(() => {
    const typed = box.current?.value ?? '';
    if (typed === '' || known.current !== '') return;
    known.current = typed;
    onChange(typed);
  }, [onChange]);

  useEffect(() => {
    if (!box.current || known.current === text) return;
    drop();
    known.current = text;
    replaceText(box.current, text);
  }, [text, drop]);

  return (
    <div className="relative flex min-h-0 flex-1 overflow-hidden">
      {marked ? (
        <MarkLayer
          box={box}
          current={marks !== undefined && !waiting}
          marks={marked.marks}
          text={marked.text}
          typography={typography}
        />
      ) : null}
      <textarea
        aria-label={label}
        autoCapitalize="off"
        autoComplete="off"
        className={`relative min-h-0 flex-1 resize-none bg-transparent text-ink placeholder:text-muted focus-visible:outline-offset-[-2px] ${typography}`}
        data-input={name}
        onBlur={flush}
        onChange={(event) => {
          const typed = event.target.value;
          if (typed === known.current) return;
          const before = known.current;
          known.current = typed;
          changed(typed, before);
        }}
        onKeyDown={flush}
        onSelect={(event) => {
          // Where the caret stands in a long text is dear to ask.
          if (marks?.length) onMark(markAt(marks, event.currentTarget.selectionStart)?.label);
          else onMark(undefined);
        }}
        placeholder={placeholder}
        ref={box}
        spellCheck={false}
      />
    </div>
  );
}

/** Takes what is pasted or dropped from the box where it is too long for one. */
function useLongPaste(
  box: React.RefObject<HTMLTextAreaElement | null>,
  onLongPaste: ((text: string) => void) | undefined,
): void {
  const take = useRef(onLongPaste);
  take.current = onLongPaste;
  useEffect(() => {
    const boxed = box.current;
    const onBeforeInput = (event: InputEvent) => {
      if (!take.current || (event.data?.length ?? 0) <= largestBoxedText) return;
      event.preventDefault();
      take.current(event.data ?? '');
    };
    boxed?.addEventListener('beforeinput', onBeforeInput);
    return () => boxed?.removeEventListener('beforeinput', onBeforeInput);
  }, [box]);
}
