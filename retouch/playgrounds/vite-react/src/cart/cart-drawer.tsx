import { createPortal } from 'react-dom';
import { Button } from '../ui/button.tsx';
import { CloseIcon } from '../ui/icons.tsx';
import { euros } from '../ui/money.ts';
import { useCart } from './cart-context.ts';

/** The bag, drawn above everything at the end of the body. */
export function CartDrawer() {
  const { lines, isOpen, close, remove } = useCart();
  if (!isOpen) return null;
  const total = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  return createPortal(
    <div className="fixed inset-0 z-20 bg-bark/40">
      <aside
        aria-label="Your bag"
        className="ml-auto flex h-full w-80 max-w-full flex-col gap-4 bg-paper p-5 shadow-xl"
      >
        <div className="flex items-center justify-between">
          <h2 className="font-display text-2xl">Your bag</h2>
          <Button variant="quiet" icon={<CloseIcon className="size-4" />} onClick={close}>
            Close
          </Button>
        </div>
        {lines.length === 0 ? (
          <p className="text-bark/60">Nothing in it yet.</p>
        ) : (
          <ul className="divide-y divide-bark/10">
            {lines.map((line) => (
              <li key={`${line.name} ${line.glaze}`} className="flex items-baseline gap-3 py-3">
                <span className="flex-1">
                  {line.quantity} × {line.name}
                  <small className="block text-bark/60">{line.glaze}</small>
                </span>
                <span className="tabular-nums">{euros(line.price * line.quantity)}</span>
                <button
                  type="button"
                  className="text-sm text-clay underline"
                  onClick={() => remove(line)}
                >
                  Remove
                </button>
              </li>
            ))}
          </ul>
        )}
        <p className="mt-auto flex justify-between border-t border-bark/10 pt-4 text-lg">
          Total <strong>{euros(total)}</strong>
        </p>
      </aside>
    </div>,
    document.body,
  );
}
