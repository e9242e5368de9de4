import type { InputDeclaration } from '@textbench/kit';
import { lazy, Suspense } from 'react';
import { useSession, useWorkbench } from '../use-workbench.ts';
import { InputActions } from './input-actions.tsx';
import { TextPane } from './text-pane.tsx';

const ByteFile = lazy(async () => ({ default: (await import('./byte-file.tsx')).ByteFile }));
const FileCards = lazy(async () => ({ default: (await import('./file-cards.tsx')).FileCards }));
const TextsPane = lazy(async () => ({ default: (await import('./texts-pane.tsx')).TextsPane }));

interface InputPaneProps {
  name: string;
  declaration: InputDeclaration;
}

/** One input of the tool: its heading with actions, its content, its facts. */
export function InputPane({ name, declaration }: InputPaneProps) {
  const session = useSession();
  const input = useWorkbench((state) => state.inputs[name]);
  if (!input) return null;
  return (
    <section
      aria-label={declaration.label}
      className="flex min-h-64 min-w-0 flex-1 flex-col md:min-h-0"
    >
      <header className="@container flex min-h-[42px] flex-wrap items-center gap-1 border-line border-b py-0.5 pr-2 pl-3.5">
        <h2 className="mr-auto font-sans font-semibold text-sm tracking-normal">
          {declaration.label}
        </h2>
        <InputActions declaration={declaration} name={name} />
      </header>
      {input.kind === 'text' ? (
        <TextPane declaration={declaration} input={input} name={name} />
      ) : null}
      <Suspense fallback={null}>
        {input.kind === 'texts' && declaration.kind === 'texts' ? (
          <TextsPane declaration={declaration} items={input.items} name={name} />
        ) : null}
        {input.kind === 'files' ? (
          <FileCards
            files={input.files}
            onEncoding={(encoding) => session.changeEncoding(name, encoding)}
          />
        ) : null}
        {input.kind === 'bytes' && declaration.kind === 'file' ? (
          <ByteFile
            accept={declaration.accept}
            file={input.file}
            onFile={(file) => session.setInput(name, { kind: 'bytes', file })}
          />
        ) : null}
      </Suspense>
    </section>
  );
}
