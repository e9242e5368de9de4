import { type ReactNode, useMemo, useState } from 'react';
import { type Cart, CartContext, type CartLine } from './cart-context.ts';

export function CartProvider({ children }: { children: ReactNode }) {
  const [lines, setLines] = useState<readonly CartLine[]>([]);
  const [isOpen, setIsOpen] = useState(false);
  const cart = useMemo<Cart>(
    () => ({
      lines,
      count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      isOpen,
      add: (line) => setLines((before) => withLine(before, line)),
      remove: (line) => setLines((before) => before.filter((other) => !isSame(other, line))),
      open: () => setIsOpen(true),
      close: () => setIsOpen(false),
    }),
    [lines, isOpen],
  );
  return <CartContext value={cart}>{children}</CartContext>;
}

function withLine(lines: readonly CartLine[], line: CartLine): readonly CartLine[] {
  if (!lines.some((other) => isSame(other, line))) return [...lines, line];
  return lines.map((other) =>
    isSame(other, line) ? { ...other, quantity: other.quantity + line.quantity } : other,
  );
}

function isSame(one: CartLine, other: CartLine): boolean {
  return one.name === other.name && one.glaze === other.glaze;
}
