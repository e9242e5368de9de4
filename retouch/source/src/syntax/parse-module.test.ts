import { describe, expect, it } from 'vitest';
import { SourceError } from '../source-error.ts';
import { isModulePath, parseModule } from './parse-module.ts';

function refusal(path: string, text: string): SourceError {
  try {
    parseModule(path, text);
  } catch (error) {
    if (error instanceof SourceError) return error;
    throw error;
  }
  throw new Error('It parses.');
}

describe('parsing a module', () => {
  it('reads each language by the name of the file', () => {
    expect(parseModule('a.tsx', 'const a = <T,>(b: T) => <i/>').program.body).toHaveLength(1);
    expect(parseModule('a.ts', 'const a = <number>b').program.body).toHaveLength(1);
    expect(parseModule('a.js', 'const a = <i/>').program.body).toHaveLength(1);
    expect(refusal('a.jsx', 'let a: number').code).toBe('parse_error');
  });

  it('says where it fails, line ends of all kinds counted', () => {
    const { message, place } = refusal('src/a.tsx', 'let a;\r\nlet b;\nlet c = <i>;');
    expect(message).toMatch(/^src\/a\.tsx does not parse: /);
    expect(place).toMatchObject({ file: 'src/a.tsx', line: 3 });
  });

  it('gives spans in UTF-16 units, a byte order mark included', () => {
    const text = '\uFEFFconst 𝒙 = "👩‍💻";f(<i/>)';
    const { program } = parseModule('a.tsx', text);
    const last = program.body.at(-1);
    expect(text.slice(last?.start, last?.end)).toBe('f(<i/>)');
  });

  it('keeps comments', () => {
    const { comments } = parseModule('a.tsx', '// a\nf(/* b */)');
    expect(comments.map(({ value }) => value)).toEqual([' a', ' b ']);
  });

  it('knows which files are modules', () => {
    const paths = ['a.tsx', 'a.mjs', 'a.d.ts', 'a.d.mts', 'a.css', 'tsx', 'a.TSX'];
    expect(paths.filter(isModulePath)).toEqual(['a.tsx', 'a.mjs', 'a.TSX']);
  });
});
