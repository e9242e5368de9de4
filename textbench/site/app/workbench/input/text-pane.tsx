import type { InputDeclaration } from '@textbench/kit';
import { useCallback, useState } from 'react';
import { counted } from '../counted.ts';
import { useSession, useWorkbench } from '../use-workbench.ts';
import type { DrawnMark } from '../viewers/marked-blocks.ts';
import type { InputState } from '../workbench-state.ts';
import { EncodingSelect } from './encoding-select.tsx';
import { TextBox } from './text-box.tsx';

interface TextPaneProps {
  name: string;
  declaration: InputDeclaration;
  input: Extract<InputState, { kind: 'text' }>;
}

const noMarks: readonly DrawnMark[] = [];

/** A text box with its facts: size, reason of the mark at the caret, encoding of an opened file. */
export function TextPane({ name, declaration, input }: TextPaneProps) {
  const session = useSession();
  const [reason, setReason] = useState<string>();
  const marks = useWorkbench((state) =>
    state.outdated
      ? undefined
      : (state.result?.inputMarks.find((m) => m.input === name)?.marks ?? noMarks),
  );
  const size = useWorkbench((state) => state.result?.inputSizes[name]);
  const onChange = useCallback(
    (text: string) => session.setInput(name, { kind: 'text', text }),
    [session, name],
  );
  return (
    <>
      <TextBox
        label={declaration.label}
        marks={marks}
        name={name}
        onChange={onChange}
        onLongPaste={(text) => void session.takeText(name, text)}
        onMark={setReason}
        placeholder={
          (declaration.kind === 'text' ? declaration.placeholder : undefined) ??
          'Type or paste text, or drop a file here.'
        }
        text={input.text}
      />
      <footer className="flex min-h-9 shrink-0 flex-wrap items-center gap-x-4 whitespace-nowrap border-line border-t px-4 py-1 text-muted text-xs tabular-nums">
        {size && input.text !== '' ? (
          <>
            <span>{counted(size.lines, 'line')}</span>
            <span>{counted(size.characters, 'character')}</span>
          </>
        ) : (
          <span>Stays on this device</span>
        )}
        <span className="ml-auto truncate text-accent">{reason}</span>
        {input.source ? (
          <span className="flex items-center gap-2">
            <EncodingSelect
              encoding={input.source.encoding}
              guessed={input.source.guessed}
              onChange={(encoding) => session.changeEncoding(name, encoding)}
            />
            {input.source.lineEnds}
          </span>
        ) : null}
      </footer>
    </>
  );
}
