import type { InputDeclaration } from '@textbench/kit';
import { useRef } from 'react';
import { announce } from '../../ui/announcer.ts';
import { Button } from '../../ui/button.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { clipboardText } from '../clipboard.ts';
import { exampleInputs } from '../example-inputs.ts';
import { useSession, useWorkbench } from '../use-workbench.ts';
import { emptyInput, isEmpty } from '../workbench-state.ts';

interface InputActionsProps {
  name: string;
  declaration: InputDeclaration;
}

/** Example, paste, open and clear. */
export function InputActions({ name, declaration }: InputActionsProps) {
  const session = useSession();
  const empty = useWorkbench((state) => isEmpty(state.inputs[name]));
  const chooser = useRef<HTMLInputElement>(null);
  const isFirst = Object.keys(session.tool.inputs)[0] === name;

  async function paste(): Promise<void> {
    const text = await clipboardText();
    if (text === null) announce('The browser did not give the clipboard. Press Ctrl+V in the box.');
    else await session.takeText(name, text);
  }

  return (
    <>
      {isFirst && session.tool.examples.length > 0 ? (
        <Menu label="Example">
          {session.tool.examples.map((example) => (
            <MenuItem
              key={example.title}
              onChoose={() => session.load(exampleInputs(session.tool, example))}
            >
              {example.title}
            </MenuItem>
          ))}
        </Menu>
      ) : null}
      {declaration.kind === 'text' ? (
        <Button compact icon="clipboard-paste" onClick={paste}>
          Paste
        </Button>
      ) : null}
      {declaration.kind === 'file' ? null : (
        <Button compact icon="folder-open" onClick={() => chooser.current?.click()}>
          Open
        </Button>
      )}
      <Button
        compact
        disabled={empty}
        icon="eraser"
        onClick={() => session.setInput(name, emptyInput(declaration))}
      >
        Clear
      </Button>
      <input
        aria-label={`Open files as ${declaration.label}`}
        className="hidden"
        multiple
        onChange={(event) => {
          void session.openFiles(name, [...(event.target.files ?? [])]);
          event.target.value = '';
        }}
        ref={chooser}
        type="file"
      />
    </>
  );
}
