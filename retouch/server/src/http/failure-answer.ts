import { randomUUID } from 'node:crypto';
import { type Failure, type FailureCode, failureStatus, maxBodyBytes } from '@retouch/protocol';
import { SourceError } from '@retouch/source';
import { HistoryError } from '../history/index.ts';

/** Told of every failure that is a bug of ours, under the id that its answer names. */
export type ReportBug = (id: string, error: unknown) => void;

/** What is sent for a failure. */
export interface FailureAnswer {
  readonly status: number;
  readonly body: Failure;
}

/** The answer to a failure (wire-format, section 5). What nobody foresaw is `internal`. */
export function failureAnswer(error: unknown, report: ReportBug): FailureAnswer {
  const known = error instanceof SourceError ? error : requestError(error);
  if (known !== undefined && known.code !== 'internal') {
    return answer(known.code, known.message, known.place);
  }
  const id = randomUUID();
  report(id, error);
  const told = error instanceof HistoryError ? error.message : known?.message;
  const what = told ?? 'Something went wrong inside Retouch; no file has changed.';
  return answer('internal', `${what} The log has it under ${id}.`);
}

/** An answer with a status of HTTP's own: there is nothing, or another method, at that address. */
export function addressAnswer(status: 404 | 405, message: string): FailureAnswer {
  return { status, body: { error: { code: 'invalid_request', message } } };
}

function answer(code: FailureCode, message: string, place: SourceError['place'] = {}) {
  return { status: failureStatus[code], body: { error: { code, message, ...place } } };
}

/** What Fastify finds wrong with a request, as the person who made it can put it right. */
function requestError(error: unknown): SourceError | undefined {
  if (!(error instanceof Error) || !('statusCode' in error)) return undefined;
  const { statusCode } = error;
  if (typeof statusCode !== 'number' || statusCode < 400 || statusCode > 499) return undefined;
  const message =
    statusCode === 413
      ? `The body is larger than ${maxBodyBytes / 1024 / 1024} MB, the most that is read.`
      : statusCode === 415
        ? 'The body must be JSON, sent with the content type application/json.'
        : `The request can't be read: ${error.message}`;
  return new SourceError('invalid_request', message);
}
