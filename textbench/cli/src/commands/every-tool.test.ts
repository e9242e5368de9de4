import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InputValue } from '@textbench/kit';
import { catalogue } from '@textbench/tools/catalogue';
import { afterAll, describe, expect, it } from 'vitest';
import { exampleArguments } from '../show/example-command.ts';
import { said } from '../testing/fake-world.testing.ts';
import { shelfOf } from '../tool-shelf.ts';

const shelf = shelfOf(catalogue, '@textbench/tools/modules');
const folder = mkdtempSync(join(tmpdir(), 'textbench-'));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;

function file(name: string, content: string | Uint8Array): string {
  const own = join(folder, String(++files));
  mkdirSync(own);
  const path = join(own, name);
  writeFileSync(path, content);
  return path;
}

/** The files that stand for an input on the command line. */
function operandsOf(input: InputValue): string[] {
  if (typeof input === 'string') return [file('text', input)];
  if ('bytes' in input) return [file(input.name, input.bytes)];
  return input.map(({ name, text }) => file(name, text));
}

const inputs = (values: readonly InputValue[]) => values.flatMap(operandsOf);

describe.each(catalogue.map(({ slug }) => slug))('%s', (slug) => {
  it('gives what its examples say', async () => {
    const tool = await shelf.load(slug);
    if (tool.result === 'audio' || tool.result === 'image') return;
    for (const example of tool.examples) {
      const texts = Object.values(example.inputs).flatMap((input) =>
        typeof input === 'string' ? [input] : [],
      );
      if (texts.some((text) => !text.isWellFormed())) continue; // no file holds a lone surrogate
      const args = [
        slug,
        ...exampleArguments(tool, example),
        '--',
        ...inputs(Object.values(example.inputs)),
      ];
      const { code, out, err } = await said(args, { shelf });
      expect([example.title, code, err]).toEqual([example.title, 0, '']);
      if (typeof example.output === 'string') expect(out).toBe(example.output.toWellFormed());
      else expect(out).toMatch(example.output);
    }
  });

  it('describes itself', async () => {
    const { code, out } = await said([slug, '--help'], { shelf });
    expect(code).toBe(0);
    expect(out).toContain(`Usage: textbench ${slug}`);
    expect(out).not.toMatch(/undefined|\[object/);
  });
});
