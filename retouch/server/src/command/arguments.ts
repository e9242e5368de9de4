import { parseArgs } from 'node:util';
import { CommandError } from './command-error.ts';

/** What the command is asked to do. */
export type CommandCall =
  | { readonly kind: 'help' | 'version' }
  | ({ readonly kind: 'run' } & RunOptions);

export interface RunOptions {
  readonly folder: string;
  /** Without it, the first free one from 4400 on. */
  readonly port: number | undefined;
  /** Of a dev server that runs already. */
  readonly url: URL | undefined;
  readonly open: boolean;
  readonly readOnly: boolean;
}

export const help = `Usage: retouch [folder] [options]

Opens a visual editor on the React app in a folder (Vite, React Router or Next.js) and
writes every edit into its source. Without a folder, the current one.

  --port <number>   listen on this port; else the first free one from 4400 on
  --url <address>   join the app's dev server that runs there instead of starting one
  --no-open         do not open the browser
  --read-only       show everything, change nothing
  --help            show this
  --version         show the version

Ctrl-C ends it and all that it has started.
`;

/** Reads the command's arguments. @throws CommandError for one that can't be understood. */
export function readArguments(args: readonly string[]): CommandCall {
  const { values, positionals } = parsed(args);
  if (values.help === true) return { kind: 'help' };
  if (values.version === true) return { kind: 'version' };
  const [folder = '.', ...more] = positionals;
  if (more.length > 0) {
    throw new CommandError(`One folder at a time: ${[folder, ...more].join(', ')} are too many.`);
  }
  return {
    kind: 'run',
    folder,
    port: values.port === undefined ? undefined : portIn(values.port),
    url: values.url === undefined ? undefined : urlIn(values.url),
    open: values['no-open'] !== true,
    readOnly: values['read-only'] === true,
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        port: { type: 'string' },
        url: { type: 'string' },
        'no-open': { type: 'boolean' },
        'read-only': { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
        version: { type: 'boolean', short: 'v' },
      },
    });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const [sentence = error.message] = error.message.split(/\.\s/, 1);
    throw new CommandError(`${sentence.replace(/\.$/, '')}. retouch --help lists what there is.`);
  }
}

function portIn(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port;
  throw new CommandError(`--port takes a number from 1 to 65535, not ${text || 'nothing'}.`);
}

function urlIn(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url !== undefined && /^https?:$/.test(url.protocol)) return url;
  throw new CommandError(
    `--url takes an address such as http://localhost:5173, not ${text || 'nothing'}.`,
  );
}
