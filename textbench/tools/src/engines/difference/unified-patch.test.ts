import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareUnits, numberUnits } from './compare-units.ts';
import { exactRules } from './rules.ts';
import { unifiedPatch } from './unified-patch.ts';
import { linesAtFeeds } from './units.ts';
import { workBudget } from './work-budget.ts';

function patchOf(left: string, right: string, context = 3, names = ['l', 'r']): string {
  const [one, other] = [linesAtFeeds(left), linesAtFeeds(right)];
  const numbers = numberUnits(left, right, one, other, exactRules, true);
  const [leftName = '', rightName = ''] = names;
  return unifiedPatch(
    { name: leftName, text: left, lines: one },
    { name: rightName, text: right, lines: other },
    compareUnits(numbers, workBudget()),
    context,
  );
}

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => `${from + i}\n`).join('');

describe('unifiedPatch', () => {
  // Each: printf '…' > l; printf '…' > r; diff -u l r | tail -n +3   (GNU diffutils 3.8)
  it.each([
    ['nothing where nothing differs', 'a\nb\n', 'a\nb\n', ''],
    ['one changed line', 'a\n', 'b\n', '@@ -1 +1 @@\n-a\n+b\n'],
    ['an added line', 'a\nb\nc\n', 'a\nb\nb\nc\n', '@@ -1,3 +1,4 @@\n a\n b\n+b\n c\n'],
    ['an empty left side', '', 'a\nb\n', '@@ -0,0 +1,2 @@\n+a\n+b\n'],
    ['an empty right side', 'a\nb\n', '', '@@ -1,2 +0,0 @@\n-a\n-b\n'],
    [
      'no final line end on the left',
      'a\nb',
      'a\nb\n',
      '@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+b\n',
    ],
    [
      'no final line end on the right',
      'a\nb\n',
      'a\nb',
      '@@ -1,2 +1,2 @@\n a\n-b\n+b\n\\ No newline at end of file\n',
    ],
    [
      'no final line end on either side',
      'a\nb',
      'x\nb',
      '@@ -1,2 +1,2 @@\n-a\n+x\n b\n\\ No newline at end of file\n',
    ],
    ['CRLF against LF', 'a\r\nb\n', 'a\nb\n', '@@ -1,2 +1,2 @@\n-a\r\n+a\n b\n'],
    [
      'two changes six lines apart in one hunk',
      numbers(1, 9),
      `x\n${numbers(2, 7)}y\n9\n`,
      '@@ -1,9 +1,9 @@\n-1\n+x\n 2\n 3\n 4\n 5\n 6\n 7\n-8\n+y\n 9\n',
    ],
    [
      'two changes seven lines apart in two hunks',
      numbers(1, 12),
      `x\n${numbers(2, 8)}y\n${numbers(10, 12)}`,
      '@@ -1,4 +1,4 @@\n-1\n+x\n 2\n 3\n 4\n@@ -6,7 +6,7 @@\n 6\n 7\n 8\n-9\n+y\n 10\n 11\n 12\n',
    ],
  ])('writes %s as GNU diff does', (_what, left, right, hunks) => {
    expect(patchOf(left, right)).toBe(hunks && `--- l\n+++ r\n${hunks}`);
  });

  // diff -U0 l r | tail -n +3
  it('writes no context where none is wanted', () => {
    expect(patchOf('a\nb\nc\n', 'a\nc\nd\n', 0)).toBe(
      '--- l\n+++ r\n@@ -2 +1,0 @@\n-b\n@@ -3,0 +3 @@\n+d\n',
    );
  });

  it('ends a name with blanks by a tab and quotes one with a line end', () => {
    expect(patchOf('a\n', 'b\n', 3, ['my file.txt', 'two\nlines'])).toMatch(
      /^--- my file\.txt\t\n\+\+\+ "two\\nlines"\n@@/,
    );
  });
});

const hasPatch = (() => {
  try {
    execFileSync('patch', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false; // not every machine has it; the expected bytes above stand in
  }
})();

describe.runIf(hasPatch)('GNU patch', () => {
  const line = fc.constantFrom('a\n', 'b\n', 'c\n', '\n', 'é\r\n', '-x\n', '+x\n', '@@ -1 +1 @@\n');
  const lines = fc
    .tuple(fc.array(line, { maxLength: 20 }), fc.constantFrom('', '', 'end', '\\ end'))
    .map(([whole, rest]) => whole.join('') + rest);

  it('makes the right text of the left one', () => {
    const folder = mkdtempSync(join(tmpdir(), 'patch-'));
    const [file, patchFile] = [join(folder, 'text'), join(folder, 'difference')];
    fc.assert(
      fc.property(lines, lines, fc.constantFrom(0, 1, 3), (left, right, context) => {
        fc.pre(left !== right);
        writeFileSync(file, left);
        writeFileSync(patchFile, patchOf(left, right, context));
        execFileSync('patch', ['--binary', '--silent', '--force', file, patchFile]);
        const patched = right === '' ? '' : readFileSync(file, 'utf8');
        expect(patched).toBe(right);
      }),
      { numRuns: 150 },
    );
  });
});
