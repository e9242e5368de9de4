import type { Contest } from '../contest.ts';

/** The mixed text, and beside it one in which every twentieth line has a word changed. */
function twoVersions(mixed: string): readonly string[] {
  const lines = mixed.split('\n');
  const changed = lines.map((line, index) =>
    index % 20 === 10 ? line.replace(/\p{L}+/u, 'changed') : line,
  );
  return [mixed, changed.join('\n')];
}

/** An e-mail address in place of every fortieth word. */
function withAddresses(mixed: string): readonly string[] {
  let count = 0;
  const text = mixed.replace(/[a-z]+ /g, (word) =>
    ++count % 40 === 0 ? `${word.trim()}.${count % 997}@mail.example.org ` : word,
  );
  return [text];
}

const versions = ([first = '', second = '']: readonly string[]) => ({ first, second });
const sample = ([first = '', second = '']: readonly string[]) => `${first}\n\n\n\n${second}`;

function cyberChefDiff(by: string) {
  return {
    operation: 'diff',
    args: { 'Sample delimiter': '\n\n\n\n', 'Diff by': by },
    input: sample,
    differs: 'gives the whole text as HTML',
  };
}

const pattern = '\\p{Lu}\\p{Ll}+';

export const finding: readonly Contest[] = [
  {
    tool: 'email-extractor',
    task: 'every address',
    texts: withAddresses,
    options: { unique: false },
    cyberChef: { operation: 'extractEmailAddresses', args: [false, false, false] },
    gnu: { line: `grep -oE '[[:alnum:]._%+-]+@[[:alnum:].-]+\\.[[:alpha:]]{2,}' "$1"` },
  },
  {
    tool: 'find-patterns-in-text',
    task: 'a pattern of one’s own',
    options: { find: 'own', pattern },
    cyberChef: {
      operation: 'regularExpression',
      args: ['User defined', pattern, false, true, false, true, false, false, 'List matches'],
      differs: 'gives the matches only, without their places',
    },
    gnu: { line: `grep -oP '${pattern}' "$1"`, differs: 'gives the matches only' },
    plain: {
      what: 'matchAll()',
      run: ([text = '']) => (text.match(/\p{Lu}\p{Ll}+/gu) ?? []).join('\n'),
      differs: 'gives the matches only',
    },
  },
  {
    tool: 'text-difference-finder',
    task: 'by lines',
    notLinear: true,
    texts: twoVersions,
    inputs: versions,
    options: { by: 'lines' },
    cyberChef: cyberChefDiff('Line'),
    gnu: { line: 'diff -u "$1" "$2"', differs: 'writes the patch only, with names and dates' },
  },
  {
    tool: 'text-difference-finder',
    task: 'by words',
    notLinear: true,
    texts: twoVersions,
    inputs: versions,
    options: { by: 'words' },
    cyberChef: cyberChefDiff('Word'),
  },
  {
    tool: 'text-difference-finder',
    task: 'by characters',
    notLinear: true,
    largest: 1_000_000,
    texts: twoVersions,
    inputs: versions,
    options: { by: 'characters' },
    cyberChef: cyberChefDiff('Character'),
  },
];
