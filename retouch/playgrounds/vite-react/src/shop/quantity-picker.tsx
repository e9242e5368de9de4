import { Button } from '../ui/button.tsx';

const most = 12;

export interface QuantityPickerProps {
  readonly quantity: number;
  onChange(quantity: number): void;
}

export function QuantityPicker({ quantity, onChange }: QuantityPickerProps) {
  return (
    <div className="flex items-center gap-2 text-sm">
      <span>Quantity</span>
      <Button
        variant="outline"
        aria-label="One less"
        disabled={quantity === 1}
        onClick={() => onChange(quantity - 1)}
      >
        −
      </Button>
      <output aria-label="Quantity" className="w-6 text-center tabular-nums">
        {quantity}
      </output>
      <Button
        variant="outline"
        aria-label="One more"
        disabled={quantity === most}
        onClick={() => onChange(quantity + 1)}
      >
        +
      </Button>
    </div>
  );
}
