import { encodings } from './encodings.ts';

interface EncodingSelectProps {
  encoding: string;
  onChange: (encoding: string) => void;
}

/** The encoding a file was read in; another one reads it again. */
export function EncodingSelect({ encoding, onChange }: EncodingSelectProps) {
  return (
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
  );
}
