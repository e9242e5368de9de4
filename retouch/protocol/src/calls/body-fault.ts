import type { TSchema } from 'typebox';
import { Check, Errors } from 'typebox/value';

type SchemaError = ReturnType<typeof Errors>[number];

/** What is wrong with a body: the field, `styling.color` or `newClasses.3`, and a sentence. */
export interface BodyFault {
  /** Empty when the body itself is not what it should be. */
  readonly field: string;
  readonly message: string;
}

/** The first fault of a value by its schema, the deepest one first; undefined when it fits. */
export function bodyFault(schema: TSchema, body: unknown): BodyFault | undefined {
  if (Check(schema, body)) return undefined;
  const errors = Errors(schema, body).toSorted((one, other) => depth(other) - depth(one));
  const [deepest] = errors;
  if (!deepest) return { field: '', message: 'The body does not fit its schema.' };
  const atField = errors.filter(({ instancePath }) => instancePath === deepest.instancePath);
  return missingField(atField) ?? wrongField(deepest, atField);
}

function depth({ instancePath }: SchemaError): number {
  return instancePath.split('/').length;
}

/** Where alternatives each lack another field, all of them are named. */
function missingField(errors: readonly SchemaError[]): BodyFault | undefined {
  const fields = errors.flatMap((error) => {
    if (error.keyword !== 'required') return [];
    const missing = error.params.requiredProperties[0];
    return missing === undefined ? [] : fieldName(error.instancePath, missing);
  });
  const [field] = fields;
  if (field === undefined) return undefined;
  return { field, message: `${[...new Set(fields)].join(' or ')} is missing.` };
}

function wrongField(deepest: SchemaError, atField: readonly SchemaError[]): BodyFault {
  const field = fieldName(deepest.instancePath);
  return { field, message: `${field || 'The body'} ${complaint(atField)}.` };
}

/** RFC 6901 pointers, written with dots. */
function fieldName(instancePath: string, property?: string): string {
  const tokens = instancePath.split('/').slice(1);
  const names = tokens.map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
  return (property === undefined ? names : [...names, property]).join('.');
}

function complaint(errors: readonly SchemaError[]): string {
  const telling = errors.find(({ keyword }) => !['type', 'const', 'anyOf'].includes(keyword));
  if (telling?.keyword === 'boolean') return 'is not a name that can stand here';
  if (telling) return telling.message;
  return `must be ${[...new Set(errors.flatMap(expectedKind))].join(' or ')}`;
}

const kindNames: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
};

function expectedKind(error: SchemaError): string[] {
  if (error.keyword === 'const') return [JSON.stringify(error.params.allowedValue)];
  if (error.keyword !== 'type') return [];
  return [error.params.type].flat().map((type) => kindNames[type] ?? type);
}
