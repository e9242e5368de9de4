import { type ClassValue, clsx } from 'clsx';

/** Class names as one string; what is false, null or undefined is left out. */
export function cn(...names: ClassValue[]): string {
  return clsx(names);
}
