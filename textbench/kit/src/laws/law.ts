import type { RunContext, Tool } from '../define-tool.ts';
import type { InputValue } from '../inputs.ts';

/** A tool under its slug, with the means to reach the others (for declared inverses). */
export interface Subject {
  readonly slug: string;
  readonly tool: Tool;
  load(slug: string): Promise<Tool>;
}

/** What must hold for every tool. A law that is broken throws with what was found. */
export interface Law {
  readonly name: string;
  check(subject: Subject): Promise<void>;
}

export class BrokenLaw extends Error {
  override readonly name = 'BrokenLaw';
}

export function demand(condition: boolean, message: string): asserts condition {
  if (!condition) throw new BrokenLaw(message);
}

/** A context whose secrets are fixed, so that even a password generator repeats itself. */
export function fixedContext(): RunContext {
  let state = 1;
  return {
    progress() {},
    secureRandom(count) {
      return Uint8Array.from({ length: count }, () => {
        state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
        return state >>> 24;
      });
    },
  };
}

/** Inputs of the shape the tool declares, all made of one text. */
export function inputsFrom(tool: Tool, text: string): Record<string, InputValue> {
  const entries = Object.entries(tool.inputs).map(([name, input]): [string, InputValue] => {
    if (input.kind === 'text') return [name, text];
    if (input.kind === 'texts') {
      return [name, Array.from({ length: input.min }, (_, i) => ({ name: `${i + 1}.txt`, text }))];
    }
    return [name, { name: 'file.bin', type: '', bytes: new TextEncoder().encode(text) }];
  });
  return Object.fromEntries(entries);
}

/** Compares by content: typed arrays, `undefined` fields left out, no prototypes. */
export function sameContent(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    ArrayBuffer.isView(inner) ? Array.from(inner as Uint8Array) : inner,
  );
}
