import { describe, expect, it } from 'vitest';
import { SourceModule } from '../module.ts';
import { indentationAt, isFirstOnLine, isLastOnLine, reindented } from './indentation.ts';

describe('indentation', () => {
  it('is the white space before the first sign of a line', () => {
    const text = 'a\n\t  b c\r\n d';
    expect([0, 5, 7, 11].map((at) => indentationAt(text, at))).toEqual(['', '\t  ', '\t  ', ' ']);
    expect(isFirstOnLine(text, 5)).toBe(true);
    expect(isFirstOnLine(text, 7)).toBe(false);
    expect(isLastOnLine(text, 8)).toBe(true);
    expect(isLastOnLine(text, 6)).toBe(false);
  });

  it('changes on every line but those inside a value', () => {
    const text = 'const a = (\n  <p\n    title="x\n  y"\n  >\n    {`z\n  w`}\n\n  </p>\n);\n';
    const module = new SourceModule('a.tsx', text);
    const [p] = module.elements;
    expect(p && reindented(module, p.node.start, p.node.end, { was: '  ', becomes: '\t' })).toBe(
      '<p\n\t  title="x\n  y"\n\t>\n\t  {`z\n  w`}\n\n\t</p>',
    );
  });

  it('leaves lines that stand further out than what moves', () => {
    const text = 'const a = (\n    <p>\n  b\n    </p>\n);\n';
    const module = new SourceModule('a.tsx', text);
    const [p] = module.elements;
    const moved = p && reindented(module, p.node.start, p.node.end, { was: '    ', becomes: '' });
    expect(moved).toBe('<p>\n  b\n</p>');
  });
});
