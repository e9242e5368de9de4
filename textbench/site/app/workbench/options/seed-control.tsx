import type { OptionDeclaration } from '@textbench/kit';
import { Button } from '../../ui/button.tsx';
import type { ControlProps } from './option-control.tsx';
import { randomSeed } from './random-seed.ts';

type Seed = Extract<OptionDeclaration, { kind: 'seed' }>;

export function SeedControl(props: ControlProps<Seed>) {
  const { id, declaration, value, describedBy, invalid, onChange } = props;
  return (
    <>
      <label htmlFor={id}>{declaration.label}</label>
      <input
        aria-describedby={describedBy}
        aria-invalid={invalid}
        className="h-8 w-24 rounded-md border border-line bg-card px-2 font-mono text-ink hover:border-line-strong aria-invalid:border-danger pointer-coarse:h-11"
        id={id}
        onChange={(event) => onChange(event.target.value)}
        spellCheck={false}
        value={String(value)}
      />
      <Button icon="dices" iconOnly look="outline" onClick={() => onChange(randomSeed())}>
        Another seed
      </Button>
    </>
  );
}
