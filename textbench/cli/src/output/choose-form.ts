import { extname } from 'node:path';
import type { Part, PartKind, PlainForm } from '@textbench/kit';
import { formExtensions, plainForms } from '@textbench/kit';
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
export function chooseForm(part: Part, wanted: WantedForm): PlainForm {
  const forms = plainForms(part);
  const chosen = chooseExtension(part.kind, wanted);
  return forms.find(({ extension }) => extension === chosen) ?? forms[0];
}

/**
 * Extension of the form that is written of a part of this kind: known before there is a part.
 *
 * @throws CommandError when there is no such form
 */
export function chooseExtension(kind: PartKind, { format, output }: WantedForm): string {
  const extensions = formExtensions[kind];
  const named = format?.replace(/^\./, '').toLowerCase();
  const ending = output === undefined ? '' : extname(output).slice(1).toLowerCase();
  const wanted = named ?? ending;
  if (extensions.includes(wanted)) return wanted;
  if (named !== undefined) throw noForm(`--format ${format}`, extensions, named);
  const misleading = kind === 'text' ? binaryEndings : tellingEndings;
  if (output !== undefined && misleading.has(ending)) throw noForm(output, extensions, ending);
  return extensions[0];
}

function noForm(what: string, extensions: readonly string[], wanted: string): CommandError {
  const close = nearest(wanted, extensions);
  const hint = close.length > 0 ? `Did you mean ${close.join(' or ')}?` : undefined;
  const message = `${what}: this result is written as ${extensions.join(', ')}.`;
  return new CommandError('command', message, hint);
}
