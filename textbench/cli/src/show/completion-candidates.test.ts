import { describe, expect, it } from 'vitest';
import { testShelf } from '../testing/fake-world.testing.ts';
import { completionCandidates } from './completion-candidates.ts';

const candidates = (...words: string[]) => completionCandidates(words, testShelf);

describe('completionCandidates', () => {
  it('offers commands and tools first', async () => {
    expect(await candidates('')).toEqual(expect.arrayContaining(['list', 'run', 'shout', 'dice']));
    expect(await candidates('s')).toEqual(['shout', 'strict', 'search', 'strike']);
    expect(await candidates('describe', 'sh')).toEqual(['shout']);
    expect(await candidates('completion', '')).toEqual(['bash', 'zsh', 'fish']);
  });

  it('offers flags of the tool and general ones to a dash', async () => {
    expect(await candidates('shout', '--')).toEqual(
      expect.arrayContaining(['--loud', '--no-loud', '--mark', '--output']),
    );
    expect(await candidates('shout', '--l')).toEqual(['--loud']);
    expect(await candidates('pair', '--left')).toEqual(['--left-input']);
    expect(await candidates('run', '--v')).toEqual(['--verbose', '--version']);
  });

  it('offers the values of a choice', async () => {
    expect(await candidates('shout', '--ending', '')).toEqual(['none', 'bang']);
    expect(await candidates('shout', 'a', '--ending', 'b')).toEqual(['bang']);
    expect(await candidates('shout', '--ending=b')).toEqual(['--ending=bang']);
    expect(await candidates('search', '--format', '')).toEqual(['tsv', 'csv', 'json']);
    expect(await candidates('clash', '--format', '')).toEqual(['round', 'square']);
  });

  it('leaves files to the shell', async () => {
    expect(await candidates('shout', '')).toEqual([]);
    expect(await candidates('shout', '--mark', 'x')).toEqual([]);
    expect(await candidates('run', 'rec')).toEqual([]);
  });
});
