import { setTimeout as wait } from 'node:timers/promises';

const betweenTriesMs = 100;
const afterErrorMs = 1_000;
const oneTryMs = 30_000;

/**
 * Asks an address until it answers 200 or the time is over. An answer with an error is asked again
 * once, then it counts: every question makes a server print its error again. Gives the last status
 * there was, and nothing where nobody ever answered.
 */
export async function lastAnswer(address: string, withinMs: number): Promise<number | undefined> {
  const last = Date.now() + withinMs;
  let status = await ask(address);
  let errors = 0;
  while (status !== 200 && Date.now() < last) {
    if (status !== undefined && ++errors === 2) break;
    await wait(status === undefined ? betweenTriesMs : afterErrorMs);
    status = (await ask(address)) ?? status;
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
