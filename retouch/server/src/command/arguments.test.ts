import { describe, expect, it } from 'vitest';
import { readArguments } from './arguments.ts';

const plain = {
  kind: 'run',
  folder: '.',
  port: undefined,
  url: undefined,
  open: true,
  readOnly: false,
};

describe('what is asked', () => {
  it.each([
    [[], plain],
    [['shop'], { ...plain, folder: 'shop' }],
    [['--port', '4410', 'shop'], { ...plain, folder: 'shop', port: 4410 }],
    [['--port=1'], { ...plain, port: 1 }],
    [['--no-open', '--read-only'], { ...plain, open: false, readOnly: true }],
    [['--help', 'shop'], { kind: 'help' }],
    [['-h'], { kind: 'help' }],
    [['--version'], { kind: 'version' }],
    [
      ['--url', 'http://localhost:3000/shop'],
      { ...plain, url: new URL('http://localhost:3000/shop') },
    ],
  ])('%j', (args, call) => {
    expect(readArguments(args)).toEqual(call);
  });
});

describe('what can’t be understood is one line', () => {
  it.each([
    [['--prot', '1'], /--prot/],
    [['--port'], /--port/],
    [['--port', 'abc'], /65535, not abc\.$/],
    [['--port', '0'], /65535, not 0\.$/],
    [['--port', '65536'], /not 65536\.$/],
    [['--port', '-1'], /--port/],
    [['--port='], /not nothing\.$/],
    [['--url', 'localhost:3000'], /http:\/\/localhost:5173, not localhost:3000\.$/],
    [['--url', 'file:///etc'], /not file/],
    [['--read-only=yes'], /--read-only/],
    [['a', 'b'], /a, b/],
  ])('%j', (args, message) => {
    expect(() => readArguments(args)).toThrow(
      expect.objectContaining({ name: 'CommandError', message: expect.stringMatching(message) }),
    );
    expect(() => readArguments(args)).toThrow(/^[^\n]+$/);
  });
});
