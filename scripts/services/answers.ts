import { setTimeout as wait } from 'node:timers/promises';

const betweenTriesMs = 100;
const oneTryMs = 30_000;

/**
 * Asks an address until it answers 200 or the time is over. Gives the last status there was, and
 * nothing where nobody ever answered.
 */
export async function lastAnswer(address: string, withinMs: number): Promise<number | undefined> {
  const last = Date.now() + withinMs;
  let status = await ask(address);
  while (status !== 200 && Date.now() < last) {
    await wait(betweenTriesMs);
    status = await ask(address);
  }
  return status;
}

async function ask(address: string): Promise<number | undefined> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(oneTryMs) });
    await response.body?.cancel();
    return response.status;
  } catch {
    return undefined; // refused, reset or too slow: asked again
  }
}
