let current = '';
const listeners = new Set<() => void>();

/** Says something in a toast at the bottom of the page, and to screen readers. */
export function announce(message: string): void {
  current = message;
  for (const listener of listeners) listener();
}

/** Tells of a failure that the person can only try again: `work().catch(toldAs('…'))`. */
export function toldAs(message: string): (error: unknown) => undefined {
  return (error) => {
    announce(error instanceof Error ? `${message} ${error.message}` : message);
    return undefined;
  };
}

export function announcement(): string {
  return current;
}

export function onAnnouncement(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
