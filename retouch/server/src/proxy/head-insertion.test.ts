import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HeadInsertion } from './head-insertion.ts';

const inserted = async (...chunks: (string | Buffer)[]) => {
  const source = Readable.from(chunks.map((chunk) => Buffer.from(chunk)));
  return (await buffer(source.pipe(new HeadInsertion('«»')))).toString();
};

// `|` is where the insertion belongs.
const documents = [
  '<!DOCTYPE html><html lang="en"><head>|<title>a</title></head><body></body></html>',
  '<!doctype html>\n<!-- <head> -->\n<html data-a="<head>">\n<head class="x>y">|<meta charset="utf-8">',
  '<HTML><HEAD\n>|<title>a</title>',
  '<head/>|<p>a</p>',
  '<!doctype html><html>|<body><header>a</header></body></html>',
  '<!doctype html>|<title>a</title>',
  '|<header>no head at all</header>',
  '|plain text',
  '|',
  '\uFEFF<!doctype html><head>|é',
  '<?xml version="1.0"?><!DOCTYPE html><html xmlns="http://www.w3.org/1999/xhtml"><head>|<title/>',
  '<!doctype html>|<heading>',
  '<!doctype html>|<htmlx>',
  '|<',
  '<!doctype html>|<!-- never closed',
].map((marked) => marked.split('|'));

describe('the insertion stands at the beginning of the head', () => {
  it.each(documents)('%s … %s', async (before = '', after = '') => {
    expect(await inserted(before + after)).toBe(`${before}«»${after}`);
  });

  it('however the document is cut', async () => {
    const cases = fc.tuple(fc.constantFrom(...documents), fc.array(fc.nat(), { maxLength: 6 }));
    await fc.assert(
      fc.asyncProperty(cases, async ([[before = '', after = ''], cuts]) => {
        const whole = Buffer.from(before + after);
        const places = cuts
          .map((cut) => cut % (whole.length + 1))
          .sort((one, other) => one - other);
        const chunks = [0, ...places].map((from, index) =>
          whole.subarray(from, places[index] ?? whole.length),
        );
        expect(await inserted(...chunks)).toBe(`${before}«»${after}`);
      }),
      { numRuns: 2_000 },
    );
  });
});

it('bytes that are no UTF-8 go through as they are', async () => {
  const bytes = Buffer.from([0xe9, 0xff, 0x00]);
  const source = Readable.from([Buffer.from('<head>'), bytes]);
  const result = await buffer(source.pipe(new HeadInsertion('')));
  expect(result).toEqual(Buffer.concat([Buffer.from('<head>'), bytes]));
});

it('a document that never has a head is not held back for ever', async () => {
  const comment = `<!--${'x'.repeat(100_000)}`;
  expect(await inserted(comment, 'rest')).toBe(`«»${comment}rest`);
});
