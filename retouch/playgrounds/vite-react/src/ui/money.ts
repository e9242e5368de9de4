const format = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });

/** An amount in cents as a person reads it: `€34.00`. */
export function euros(cents: number): string {
  return format.format(cents / 100);
}
