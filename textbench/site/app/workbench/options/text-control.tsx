import type { OptionDeclaration } from '@textbench/kit';
import type { ControlProps } from './option-control.tsx';

type TextLike = Extract<OptionDeclaration, { kind: 'text' | 'multiline' | 'list' | 'colour' }>;

const field =
  'rounded-md border border-line bg-card px-2 text-ink hover:border-line-strong aria-invalid:border-danger';

export function TextControl(props: ControlProps<TextLike>) {
  const { id, declaration, value, describedBy, invalid, onChange } = props;
  const shared = { id, 'aria-describedby': describedBy, 'aria-invalid': invalid };
  const label = <label htmlFor={id}>{declaration.label}</label>;
  switch (declaration.kind) {
    case 'colour':
      return (
        <>
          {label}
          <input
            {...shared}
            className="h-8 w-11 rounded-md border border-line bg-card p-1 pointer-coarse:h-11"
            onChange={(event) => onChange(event.target.value)}
            type="color"
            value={String(value)}
          />
        </>
      );
    case 'text':
      return (
        <>
          {label}
          <input
            {...shared}
            autoCapitalize="off"
            autoComplete="off"
            className={`h-8 w-44 max-w-full pointer-coarse:h-11 ${field} ${declaration.code ? 'font-mono' : ''}`}
            onChange={(event) => onChange(event.target.value)}
            placeholder={declaration.placeholder}
            spellCheck={!declaration.code}
            value={String(value)}
          />
        </>
      );
    case 'multiline':
    case 'list':
      return (
        <>
          {label}
          <textarea
            {...shared}
            className={`min-h-16 w-full py-1.5 font-mono text-sm ${field}`}
            onChange={(event) =>
              onChange(
                declaration.kind === 'list' ? event.target.value.split('\n') : event.target.value,
              )
            }
            placeholder={declaration.placeholder}
            rows={3}
            spellCheck={false}
            value={Array.isArray(value) ? value.join('\n') : String(value)}
          />
        </>
      );
  }
}
