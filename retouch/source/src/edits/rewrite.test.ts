import { describe, expect, it } from 'vitest';
import { RewriteDraft } from './rewrite.ts';

describe('a draft of changes', () => {
  it('puts edits in order: what is inserted at a place before what replaces the text behind it', () => {
    const draft = new RewriteDraft('a.tsx')
      .remove(4, 6)
      .insert(4, 'x')
      .insert(1, 'y')
      .insert(4, 'z');
    expect(draft.finish().edits.map(({ from, to, insert }) => [from, to, insert])).toEqual([
      [1, 1, 'y'],
      [4, 4, 'x'],
      [4, 4, 'z'],
      [4, 6, ''],
    ]);
  });

  it('leaves out edits that change nothing', () => {
    expect(new RewriteDraft('a.tsx').insert(3, '').remove(2, 2).finish().edits).toEqual([]);
  });

  it('finds overlapping edits, which would be a mistake of ours', () => {
    const draft = new RewriteDraft('a.tsx').remove(1, 5).remove(4, 6);
    expect(() => draft.finish()).toThrow('Two edits of a.tsx overlap at 4.');
  });
});
