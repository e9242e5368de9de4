import type { NamedText } from '@textbench/kit';
import type { Contest } from '../contest.ts';

/** Every third line stands a second time further down. */
function withRepeats(mixed: string): readonly string[] {
  const lines = mixed.trimEnd().split('\n');
  const kept = lines.slice(0, Math.ceil(lines.length * 0.75));
  const again = kept.filter((_, index) => index % 3 === 0);
  return [`${[...kept, ...again].join('\n')}\n`];
}

function halves(mixed: string): readonly string[] {
  const middle = mixed.indexOf('\n', mixed.length / 2) + 1;
  return [mixed.slice(0, middle), mixed.slice(middle)];
}

const named = (texts: readonly string[]) => ({
  texts: texts.map((text, index): NamedText => ({ name: `${index + 1}.txt`, text })),
});

const dictionaryOrder = new Intl.Collator('en', { numeric: true, ignorePunctuation: true });

const lineFeeds = { option: 'Extended (\\n, \\t, \\x...)', string: '\\n' };

export const lines: readonly Contest[] = [
  {
    tool: 'line-breaks',
    task: 'wrap at 72 columns',
    lineWork: true,
    options: { action: 'wrap', width: 72 },
    gnu: { line: 'fold -s -w 72 "$1"', differs: 'counts bytes and leaves spaces at the ends' },
  },
  {
    tool: 'line-breaks',
    task: 'convert LF to CRLF',
    options: { action: 'convert', to: 'crlf' },
    cyberChef: { operation: 'findReplace', args: [lineFeeds, '\r\n', true, false, false, false] },
    gnu: { line: `sed 's/$/\\r/' "$1"` },
    plain: { what: 'replaceAll()', run: ([text = '']) => text.replaceAll('\n', '\r\n') },
  },
  {
    tool: 'extra-spaces-remover',
    task: 'spaces and blank lines',
    texts: (mixed) => [mixed.replaceAll(', ', ',   ').replaceAll('.\n', '.  \n\n\n')],
    cyberChef: {
      operation: 'findReplace',
      args: [{ option: 'Regex', string: ' {2,}' }, ' ', true, false, false, false],
      differs: 'leaves spaces at line ends, and blank lines',
    },
    gnu: { line: `sed -E 's/ +/ /g; s/^ | $//g' "$1" | cat -s` },
    plain: {
      what: 'three replacements',
      run: ([text = '']) =>
        text
          .replace(/ {2,}/g, ' ')
          .replace(/^ | $/gm, '')
          .replace(/\n{3,}/g, '\n\n'),
    },
  },
  {
    tool: 'alphabetical-sorter',
    task: 'by code points',
    lineWork: true,
    texts: (mixed) => [mixed.trimEnd()],
    options: {
      language: 'none',
      natural: false,
      ignorePunctuation: false,
      keepMarkers: false,
      blank: 'start',
    },
    cyberChef: { operation: 'sort', args: ['Line feed', false, 'Alphabetical (case sensitive)'] },
    gnu: { line: 'sort "$1"' },
    plain: { what: 'split, sort, join', run: ([text = '']) => text.split('\n').sort().join('\n') },
  },
  {
    tool: 'alphabetical-sorter',
    task: 'as in a dictionary',
    texts: (mixed) => [mixed.trimEnd()],
    options: { keepMarkers: false, blank: 'start' },
    plain: {
      what: 'split, sort with an Intl.Collator, join',
      run: ([text = '']) => text.split('\n').sort(dictionaryOrder.compare).join('\n'),
      differs: 'settles no order among entries that differ only in what it ignores',
    },
  },
  {
    tool: 'remove-duplicates',
    task: 'a quarter of the lines twice',
    lineWork: true,
    texts: withRepeats,
    options: { ignoreSpaces: false, blank: 'same' },
    cyberChef: { operation: 'unique', args: ['Line feed', false] },
    gnu: { line: `awk '!seen[$0]++' "$1"` },
    plain: {
      what: 'a Set of the lines',
      run: ([text = '']) => [...new Set(text.split('\n'))].join('\n'),
    },
  },
  {
    tool: 'text-merger',
    task: 'one after the other',
    texts: halves,
    inputs: named,
    options: { mode: 'sequence', between: 'nothing' },
    gnu: { line: 'cat "$1" "$2"' },
    plain: { what: 'join()', run: (texts) => texts.join('') },
  },
  {
    tool: 'text-merger',
    task: 'side by side',
    lineWork: true,
    texts: halves,
    inputs: named,
    options: { mode: 'columns' },
    gnu: { line: 'paste "$1" "$2"' },
  },
  {
    tool: 'text-repeater',
    task: 'ten times',
    largest: 1_000_000, // it gives twenty million characters at most
    options: { times: 10, separator: 'nothing' },
    gnu: { line: 'cat "$1" "$1" "$1" "$1" "$1" "$1" "$1" "$1" "$1" "$1"' },
    plain: { what: 'repeat()', run: ([text = '']) => text.repeat(10) },
  },
];
