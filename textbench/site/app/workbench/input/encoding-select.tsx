import { encodings } from './encodings.ts';

interface EncodingSelectProps {
  encoding: string;
  guessed: boolean;
  onChange: (encoding: string) => void;
}

/** The encoding a file was read in; another one reads it again. */
export function EncodingSelect({ encoding, guessed, onChange }: EncodingSelectProps) {
  return (
    <span className="flex items-center gap-1.5">
      {guessed ? (
        <span title="Guessed from the bytes. Choose another where letters look wrong.">
          guessed
        </span>
      ) : null}
      <select
        aria-label="Encoding of the file"
        className="max-w-44 rounded-sm border border-transparent bg-transparent py-0.5 text-muted hover:border-line pointer-coarse:min-h-9"
        onChange={(event) => onChange(event.target.value)}
        value={encoding}
      >
        {Object.entries(encodings).map(([label, name]) => (
          <option key={label} value={label}>
            {name}
          </option>
        ))}
      </select>
    </span>
  );
}
