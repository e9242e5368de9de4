const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

const cleanings = new Set<() => void>();

function interrupted(signal: NodeJS.Signals): void {
  for (const clean of cleanings) clean();
  for (const known of signals) process.off(known, interrupted);
  process.kill(process.pid, signal); // now with its usual effect, so that the shell sees it
}

/** Cleans up when the person or the system ends the command early; gives the way to take it back. */
export function onInterruption(clean: () => void): () => void {
  if (cleanings.size === 0) for (const signal of signals) process.on(signal, interrupted);
  cleanings.add(clean);
  return () => {
    cleanings.delete(clean);
    if (cleanings.size === 0) for (const signal of signals) process.off(signal, interrupted);
  };
}
