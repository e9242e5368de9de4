import { parseArgs } from 'node:util';

export const modeNames = ['tools', 'memory', 'sizes', 'page', 'mutation', 'stamping'] as const;
export type Mode = (typeof modeNames)[number];

/** Sizes of texts by name, in bytes. */
export const sizes: Readonly<Record<string, number>> = {
  '10kB': 10_000,
  '100kB': 100_000,
  '1MB': 1_000_000,
  '10MB': 10_000_000,
  '100MB': 100_000_000,
  '1GB': 1_000_000_000,
};

export interface BenchOrder {
  readonly mode: Mode;
  /** Slugs of tools; all where there are none. */
  readonly only: readonly string[];
  /** Names of sizes; those usual for the mode where there are none. */
  readonly sizes: readonly string[];
  /** Second half of the name of the result's files; none are written where it is missing. */
  readonly name: string | undefined;
  /** A contestant that takes longer for one text is given up, in seconds. */
  readonly limit: number;
}

export const usage = `npm run bench [-- <mode>] [-- <options>]

  tools    each tool against CyberChef, GNU and the plainest loop (the default)
  memory   the memory of streaming tools through the command
  sizes    the script that a visitor loads
  page     from keystroke to result in a browser
  mutation edits of source, beside printers of trees
  stamping ids for the elements of modules, and its share of a dev server's start

  --only <slug>     these tools only; may be repeated
  --size <size>     ${Object.keys(sizes).join(', ')}; may be repeated
  --limit <seconds> give up on a contestant after so long (60)
  --name <name>     name of the files in bench/results; without it a narrowed run writes none`;

/** Reads the arguments of `npm run bench`. */
export function parseOrder(args: readonly string[]): BenchOrder | { readonly fault: string } {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        only: { type: 'string', multiple: true, default: [] },
        size: { type: 'string', multiple: true, default: [] },
        limit: { type: 'string', default: '60' },
        name: { type: 'string' },
      },
    });
    const [given = 'tools', ...rest] = positionals;
    const mode = modeNames.find((name) => name === given);
    if (mode === undefined || rest.length > 0)
      throw new Error(`No mode "${positionals.join(' ')}".`);
    const unknown = values.size.find((size) => !Object.hasOwn(sizes, size));
    if (unknown !== undefined) throw new Error(`No size "${unknown}".`);
    const limit = Number(values.limit);
    if (!(limit > 0)) throw new Error(`"${values.limit}" is no number of seconds.`);
    const narrowed = values.only.length + values.size.length > 0;
    const name = values.name ?? (narrowed ? undefined : mode);
    return { mode, only: values.only, sizes: values.size, name, limit };
  } catch (error) {
    if (error instanceof Error) return { fault: error.message };
    throw error;
  }
}
