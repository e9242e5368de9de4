import { type ComponentProps, useId } from 'react';

export function Field({ label, ...props }: ComponentProps<'input'> & { label: string }) {
  const id = useId();
  return (
    <p className="grid gap-1">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <input
        id={id}
        className="rounded-lg border border-bark/25 bg-paper px-3 py-2 text-base"
        {...props}
      />
    </p>
  );
}
