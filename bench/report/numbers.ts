/** Milliseconds with as many digits as tell something: `0.42`, `8.1`, `1,203`. */
export function milliseconds(value: number): string {
  if (value < 1) return value.toFixed(2);
  if (value < 10) return value.toFixed(1);
  return Math.round(value).toLocaleString('en');
}

/** How many times something is another: `0.42`, `8.1`, `120`. */
export function times(value: number): string {
  if (value < 1) return value.toFixed(2);
  return value < 10 ? value.toFixed(1) : Math.round(value).toLocaleString('en');
}
