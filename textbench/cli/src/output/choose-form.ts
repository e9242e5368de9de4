import { extname } from 'node:path';
import type { Part, PlainForm } from '@textbench/kit';
import { plainForms } from '@textbench/kit';
import { nearest } from '../arguments/nearest.ts';
import { CommandError } from '../command-error.ts';

export interface WantedForm {
  /** Value of `--format`. */
  readonly format?: string | undefined;
  /** Value of `-o`. */
  readonly output?: string | undefined;
}

/** Endings that say what is inside, so that no other content may stand under them. */
const tellingEndings = new Set(['tsv', 'csv', 'json', 'svg', 'png', 'wav', 'patch', 'html']);

/** Endings that even text must not stand under. */
const binaryEndings = new Set(['png', 'wav']);

/** The form that `--format` names, else the one of the file's ending, else the usual one. */
export function chooseForm(part: Part, { format, output }: WantedForm): PlainForm {
  const forms = plainForms(part);
  const named = format?.replace(/^\./, '').toLowerCase();
  const ending = output === undefined ? '' : extname(output).slice(1).toLowerCase();
  const fitting = forms.find(({ extension }) => extension === (named ?? ending));
  if (fitting) return fitting;
  if (named !== undefined) throw noForm(`--format ${format}`, forms, named);
  const misleading = part.kind === 'text' ? binaryEndings : tellingEndings;
  if (output !== undefined && misleading.has(ending)) throw noForm(output, forms, ending);
  return forms[0];
}

function noForm(what: string, forms: readonly PlainForm[], wanted: string): CommandError {
  const extensions = forms.map(({ extension }) => extension);
  const close = nearest(wanted, extensions);
  const hint = close.length > 0 ? `Did you mean ${close.join(' or ')}?` : undefined;
  const message = `${what}: this result is written as ${extensions.join(', ')}.`;
  return new CommandError('command', message, hint);
}
