import { cn } from '../ui/cn.ts';
import type { Glaze } from './product.ts';

export interface GlazePickerProps {
  readonly glazes: readonly Glaze[];
  readonly chosen: Glaze;
  onChoose(glaze: Glaze): void;
}

export function GlazePicker({ glazes, chosen, onChoose }: GlazePickerProps) {
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium">Glaze: {chosen.name}</legend>
      <div className="flex gap-2">
        {glazes.map((glaze) => (
          <label key={glaze.name} className="cursor-pointer">
            <input
              type="radio"
              name="glaze"
              value={glaze.name}
              checked={glaze === chosen}
              onChange={() => onChoose(glaze)}
              className="peer sr-only"
            />
            <span
              className={cn(
                'block size-9 rounded-full ring-offset-2 ring-offset-sand peer-focus-visible:ring-2',
                { 'ring-2 ring-bark': glaze === chosen, 'opacity-40': !glaze.inStock },
              )}
              style={{ backgroundColor: glaze.colour }}
            />
            <span className="sr-only">{glaze.name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
