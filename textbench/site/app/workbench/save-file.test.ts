import { describe, expect, it } from 'vitest';
import { resultFileName } from './save-file.ts';

describe('resultFileName', () => {
  it.each([
    ['notes.txt', 'txt', 'notes-case-converter.txt'],
    ['notes.txt', 'csv', 'notes-case-converter.csv'],
    ['archive.tar.gz', 'txt', 'archive.tar-case-converter.txt'],
    ['README', 'txt', 'README-case-converter.txt'],
    ['Brief an Zoë.md', 'txt', 'Brief an Zoë-case-converter.txt'],
    ['.bashrc', 'txt', 'case-converter.txt'],
    ['', 'txt', 'case-converter.txt'],
    [undefined, 'png', 'case-converter.png'],
  ])('of %j as %s is %s', (source, extension, name) => {
    expect(resultFileName('case-converter', source, extension)).toBe(name);
  });
});
