import { Icon } from '../../ui/icon.tsx';
import { byteSize } from '../byte-size.ts';
import type { OpenedFile } from '../workbench-state.ts';
import { EncodingSelect } from './encoding-select.tsx';

interface FileCardsProps {
  files: readonly OpenedFile[];
  onEncoding: (encoding: string) => void;
}

/** Files that are too large for a box: name, size, encoding and first lines. */
export function FileCards({ files, onEncoding }: FileCardsProps) {
  const [first] = files;
  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-auto">
      {files.map((file, index) => (
        <div
          className="flex flex-wrap items-center gap-3 border-line border-b px-4 py-3"
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name
          key={index}
        >
          <Icon className="text-accent" name="file-text" size={20} />
          <span className="min-w-40 flex-1">
            <span className="block truncate font-semibold text-sm">{file.name}</span>
            <span className="block text-muted text-xs tabular-nums">
              {byteSize(file.content.size)}
              {file.lineEnds ? `, ${file.lineEnds}` : ''}
            </span>
          </span>
          <span className="text-xs">
            <EncodingSelect encoding={file.encoding} guessed={file.guessed} onChange={onEncoding} />
          </span>
        </div>
      ))}
      {first ? (
        <pre className="m-0 flex-1 overflow-hidden whitespace-pre-wrap break-words px-4 py-3.5 font-mono text-[13px] text-muted leading-[1.65]">
          {first.firstLines.slice(0, 3_000)}
        </pre>
      ) : null}
      <p className="sticky bottom-0 border-line border-t bg-card px-4 py-2 text-muted text-xs">
        A file of this size stays a file; its first lines are shown.
      </p>
    </div>
  );
}
