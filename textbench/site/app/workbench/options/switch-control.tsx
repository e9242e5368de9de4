import type { OptionDeclaration } from '@textbench/kit';
import type { ControlProps } from './option-control.tsx';

type Toggle = Extract<OptionDeclaration, { kind: 'toggle' }>;

export function SwitchControl({ id, declaration, value, onChange }: ControlProps<Toggle>) {
  return (
    <label
      className="flex min-h-8 cursor-pointer items-center gap-2 pointer-coarse:min-h-11"
      htmlFor={id}
    >
      <input
        aria-checked={value === true}
        checked={value === true}
        className="peer sr-only"
        id={id}
        onChange={(event) => onChange(event.target.checked)}
        role="switch"
        type="checkbox"
      />
      <span
        aria-hidden="true"
        className="relative h-[18px] w-[30px] shrink-0 rounded-full border border-line-strong bg-soft transition-colors duration-100 after:absolute after:top-[2px] after:left-[2px] after:size-3 after:rounded-full after:bg-line-strong after:transition-transform after:duration-100 peer-checked:border-accent-fill peer-checked:bg-accent-fill peer-checked:after:translate-x-3 peer-checked:after:bg-card peer-focus-visible:outline-2 peer-focus-visible:outline-accent peer-focus-visible:outline-offset-2"
      />
      {declaration.label}
    </label>
  );
}
