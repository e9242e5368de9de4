import type { OptionDeclaration } from '@textbench/kit';
import type { ControlProps } from './option-control.tsx';

type NumberLike = Extract<OptionDeclaration, { kind: 'integer' | 'number' }>;

export function NumberControl(props: ControlProps<NumberLike>) {
  const { id, declaration, value, describedBy, invalid, onChange } = props;
  const digits = Math.max(String(declaration.max).length, String(declaration.default).length);
  return (
    <>
      <label htmlFor={id}>{declaration.label}</label>
      <input
        aria-describedby={describedBy}
        aria-invalid={invalid}
        className="h-8 rounded-md border border-line bg-card px-2 text-ink tabular-nums hover:border-line-strong aria-invalid:border-danger pointer-coarse:h-11"
        id={id}
        inputMode={declaration.kind === 'integer' && declaration.min >= 0 ? 'numeric' : 'text'}
        max={declaration.max}
        min={declaration.min}
        onChange={(event) => onChange(event.target.value)}
        step={declaration.step ?? (declaration.kind === 'integer' ? 1 : 'any')}
        style={{ width: `${Math.min(12, digits + 5)}ch` }}
        type="number"
        value={String(value)}
      />
      {declaration.unit ? <span>{declaration.unit}</span> : null}
    </>
  );
}
