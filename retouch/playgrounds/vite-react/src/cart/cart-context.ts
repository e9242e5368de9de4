import { createContext, useContext } from 'react';

export interface CartLine {
  readonly name: string;
  readonly glaze: string;
  /** In cents of a euro, for one. */
  readonly price: number;
  readonly quantity: number;
}

export interface Cart {
  readonly lines: readonly CartLine[];
  readonly count: number;
  readonly isOpen: boolean;
  add(line: CartLine): void;
  remove(line: CartLine): void;
  open(): void;
  close(): void;
}

export const CartContext = createContext<Cart | undefined>(undefined);

export function useCart(): Cart {
  const cart = useContext(CartContext);
  if (cart === undefined) throw new Error('There is no cart around this component.');
  return cart;
}
