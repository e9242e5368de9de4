import { isMarkerClass } from '@retouch/protocol';
import { SourceError } from '../../source-error.ts';

/**
 * The classes of a field that holds several, divided by spaces.
 * @throws SourceError `invalid_request`, naming the field, for what can't be a class.
 */
export function classNamesOf(field: string, value: string): string[] {
  const names = value.split(' ').filter((name) => name !== '');
  if (names.length === 0) throw invalid(field, 'is empty; give it a class');
  for (const name of names) checkClassName(field, name);
  return names;
}

/**
 * Checks one class.
 * @throws SourceError `invalid_request`, naming the field.
 */
export function checkClassName(field: string, name: string): void {
  if (name === '') throw invalid(field, 'is empty; give it a class');
  if (/\s/.test(name)) throw invalid(field, 'holds white space; a class has none');
  if (/[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u.test(name)) {
    throw invalid(field, 'holds a control character; a class can have none');
  }
  if (/[{}]/.test(name)) throw invalid(field, 'holds a brace; a class can have none');
  if (/["'`<]/.test(outsideBrackets(name))) {
    throw invalid(field, 'holds a quote or an angle bracket outside square brackets');
  }
  if (isMarkerClass(name)) throw invalid(field, `is ${name}, which exists on the canvas only`);
}

/** The parts of a class that are not an arbitrary value in square brackets. */
function outsideBrackets(name: string): string {
  let rest = '';
  let depth = 0;
  for (const sign of name) {
    if (sign === '[') depth += 1;
    else if (sign === ']' && depth > 0) depth -= 1;
    else if (depth === 0) rest += sign;
  }
  return depth === 0 ? rest : name;
}

function invalid(field: string, fault: string): SourceError {
  return new SourceError('invalid_request', `${field} ${fault}.`);
}
