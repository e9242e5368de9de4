import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Contest } from '../contest.ts';

type Operation = (
  input: string,
  args: unknown,
) => { toString(): string } | Promise<{ toString(): string }>;

const entry = join(import.meta.dirname, '../peers/node_modules/cyberchef/src/node/index.mjs');

let kitchen: Promise<Readonly<Record<string, Operation>>> | undefined;

/** A call as its documentation for Node.js shows it: a string in, its answer as a string out. */
export async function cyberChefJob(
  { cyberChef }: Contest,
  texts: readonly string[],
): Promise<() => Promise<string>> {
  if (!cyberChef) throw new Error('CyberChef has no such operation.');
  kitchen ??= load();
  const operation = (await kitchen)[cyberChef.operation];
  if (!operation) throw new Error(`CyberChef has no operation ${cyberChef.operation}.`);
  const input = cyberChef.input?.(texts) ?? texts[0] ?? '';
  return async () => (await operation(input, cyberChef.args)).toString();
}

/** Its installation script would add the endings that imports inside one of its packages lack. */
async function load(): Promise<Readonly<Record<string, Operation>>> {
  registerHooks({
    resolve(specifier, context, next) {
      const lacking =
        context.parentURL?.includes('/node_modules/crypto-api/') &&
        /^\..*\/[^/.]+$/.test(specifier);
      return next(lacking ? `${specifier}.mjs` : specifier, context);
    },
  });
  return import(pathToFileURL(entry).href);
}
