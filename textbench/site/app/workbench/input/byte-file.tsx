import { Icon } from '../../ui/icon.tsx';
import { byteSize } from '../byte-size.ts';

interface ByteFileProps {
  accept: readonly string[];
  file: File | null;
  onFile: (file: File) => void;
}

/** An input that is a file and not text: a picture, say. */
export function ByteFile({ accept, file, onFile }: ByteFileProps) {
  return (
    <label className="flex flex-1 cursor-pointer flex-col items-center justify-center gap-2 p-6 text-center text-muted text-sm hover:bg-soft">
      <Icon className="text-accent" name={file ? 'file-text' : 'upload'} size={24} />
      {file ? (
        <span>
          <span className="block font-semibold text-ink">{file.name}</span>
          {byteSize(file.size)}
        </span>
      ) : (
        'Choose a file, or drop one here.'
      )}
      <input
        accept={accept.join(',')}
        className="sr-only"
        onChange={(event) => {
          const [chosen] = event.target.files ?? [];
          if (chosen) onFile(chosen);
        }}
        type="file"
      />
    </label>
  );
}
