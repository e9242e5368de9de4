const space = /[ \t\r\n]*/y;
const string = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const otherScalar = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?|true|false|null/y;

/** The place where a text stops being JSON. */
class Fault {
  readonly offset: number;

  constructor(offset: number) {
    this.offset = offset;
  }
}

/**
 * Offset of the first token that is not JSON (RFC 8259), which the platform does not always tell;
 * `undefined` for text that is JSON.
 */
export function jsonFault(text: string): number | undefined {
  try {
    const end = skipped(space, text, afterValue(text, 0));
    return end < text.length ? end : undefined;
  } catch (error) {
    if (error instanceof Fault) return error.offset;
    throw error;
  }
}

function afterValue(text: string, start: number): number {
  const at = skipped(space, text, start);
  if (text[at] === '{') return afterMembers(text, at, '}', afterMember);
  if (text[at] === '[') return afterMembers(text, at, ']', afterValue);
  return demanded(text[at] === '"' ? string : otherScalar, text, at);
}

function afterMember(text: string, start: number): number {
  const name = demanded(string, text, skipped(space, text, start));
  return afterValue(text, afterSign(text, name, ':'));
}

function afterMembers(
  text: string,
  start: number,
  close: string,
  afterOne: (text: string, start: number) => number,
): number {
  const first = skipped(space, text, start + 1);
  if (text[first] === close) return first + 1;
  let at = skipped(space, text, afterOne(text, first));
  while (text[at] === ',') at = skipped(space, text, afterOne(text, at + 1));
  return afterSign(text, at, close);
}

function afterSign(text: string, start: number, sign: string): number {
  const at = skipped(space, text, start);
  if (text[at] !== sign) throw new Fault(at);
  return at + 1;
}

function demanded(token: RegExp, text: string, at: number): number {
  const end = skipped(token, text, at);
  if (end === at) throw new Fault(at);
  return end;
}

/** Where a token that starts here ends; the start itself where there is none. */
function skipped(token: RegExp, text: string, at: number): number {
  token.lastIndex = at;
  return token.test(text) ? token.lastIndex : at;
}
