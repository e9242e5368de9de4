import type { OptionDeclaration } from '@textbench/kit';
import { useId } from 'react';
import { ChoiceControl } from './choice-control.tsx';
import { NumberControl } from './number-control.tsx';
import { SeedControl } from './seed-control.tsx';
import { SwitchControl } from './switch-control.tsx';
import { TextControl } from './text-control.tsx';

interface OptionControlProps {
  name: string;
  declaration: OptionDeclaration;
  /** As it stands in the control. */
  value: unknown;
  /** Why the value cannot be used. */
  problem: string | undefined;
  onChange: (value: unknown) => void;
}

/** What every kind of control is given. */
export interface ControlProps<D extends OptionDeclaration> {
  id: string;
  declaration: D;
  value: unknown;
  /** Ids of the texts that describe it. */
  describedBy: string | undefined;
  invalid: boolean;
  onChange: (value: unknown) => void;
}

/** An option: label, control, and the problem next to it. */
export function OptionControl({ name, declaration, value, problem, onChange }: OptionControlProps) {
  const id = useId();
  const problemId = `${id}-problem`;
  const describedBy = problem ? problemId : undefined;
  const control = { id, value, describedBy, invalid: problem !== undefined, onChange };
  const wide = declaration.kind === 'multiline' || declaration.kind === 'list';
  return (
    <div className={`flex max-w-full flex-col ${wide ? 'w-full sm:w-72' : ''}`} data-option={name}>
      <div
        className={`flex flex-wrap gap-x-2 gap-y-1 text-muted text-sm ${wide ? 'flex-col' : 'min-h-8 items-center'}`}
        title={declaration.help}
      >
        <Control control={control} declaration={declaration} />
      </div>
      {problem ? (
        <p className="mt-1 max-w-80 text-danger text-xs" id={problemId} role="alert">
          {problem}
        </p>
      ) : null}
    </div>
  );
}

type Shared = Omit<ControlProps<OptionDeclaration>, 'declaration'>;

function Control({ declaration, control }: { declaration: OptionDeclaration; control: Shared }) {
  switch (declaration.kind) {
    case 'toggle':
      return <SwitchControl declaration={declaration} {...control} />;
    case 'choice':
      return <ChoiceControl declaration={declaration} {...control} />;
    case 'integer':
    case 'number':
      return <NumberControl declaration={declaration} {...control} />;
    case 'seed':
      return <SeedControl declaration={declaration} {...control} />;
    case 'text':
    case 'multiline':
    case 'list':
    case 'colour':
      return <TextControl declaration={declaration} {...control} />;
  }
}
