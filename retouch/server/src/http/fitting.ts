import { bodyFault } from '@retouch/protocol';
import { SourceError } from '@retouch/source';
import type { FastifySchemaCompiler } from 'fastify';
import type { Static, TSchema } from 'typebox';
import { Check } from 'typebox/value';

/** Checks requests by the protocol's schemas; what does not fit is named by its field. */
export const fitting: FastifySchemaCompiler<TSchema> =
  ({ schema }) =>
  (value: unknown) => {
    return Check(schema, value) ? { value } : { error: misfit(schema, value) };
  };

/** A value that fits its schema. @throws SourceError `invalid_request`, naming the field. */
export function fitted<Schema extends TSchema>(schema: Schema, value: unknown): Static<Schema> {
  if (Check(schema, value)) return value;
  throw misfit(schema, value);
}

function misfit(schema: TSchema, value: unknown): SourceError {
  const message = bodyFault(schema, value)?.message ?? 'The body does not fit.';
  return new SourceError('invalid_request', message);
}
