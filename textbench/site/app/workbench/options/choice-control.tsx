import type { OptionDeclaration } from '@textbench/kit';
import type { ControlProps } from './option-control.tsx';

type Choice = Extract<OptionDeclaration, { kind: 'choice' }>;

const mostSegments = 5;
const longestSegments = 46;

/** A few short choices stand side by side; more, or longer ones, open as the platform's own list. */
export function ChoiceControl(props: ControlProps<Choice>) {
  const labels = Object.values(props.declaration.choices);
  const fits = labels.length <= mostSegments && labels.join('').length <= longestSegments;
  return fits ? <Segments {...props} /> : <Selection {...props} />;
}

function Segments({ id, declaration, value, describedBy, onChange }: ControlProps<Choice>) {
  return (
    <fieldset aria-describedby={describedBy} className="flex flex-wrap items-center gap-2">
      <legend className="float-left mr-2 flex min-h-8 items-center pointer-coarse:min-h-11">
        {declaration.label}
      </legend>
      <div className="inline-flex flex-wrap overflow-hidden rounded-md border border-line">
        {Object.entries(declaration.choices).map(([choice, label]) => (
          <label
            className="flex min-h-[30px] cursor-pointer items-center border-line border-r px-3 font-medium text-muted last:border-r-0 hover:bg-soft has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-[-2px] has-checked:text-accent pointer-coarse:min-h-[42px]"
            key={choice}
          >
            <input
              checked={value === choice}
              className="sr-only"
              name={id}
              onChange={() => onChange(choice)}
              type="radio"
              value={choice}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Selection({ id, declaration, value, describedBy, onChange }: ControlProps<Choice>) {
  return (
    <>
      <label htmlFor={id}>{declaration.label}</label>
      <select
        aria-describedby={describedBy}
        className="h-8 max-w-full rounded-md border border-line bg-card px-2 text-ink hover:border-line-strong pointer-coarse:h-11"
        id={id}
        onChange={(event) => onChange(event.target.value)}
        value={String(value)}
      >
        {Object.entries(declaration.choices).map(([choice, label]) => (
          <option key={choice} value={choice}>
            {label}
          </option>
        ))}
      </select>
    </>
  );
}
