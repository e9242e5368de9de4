import type { Contest } from '../contest.ts';

const tool = 'case-converter';

export const cases: readonly Contest[] = [
  {
    tool,
    task: 'upper case',
    options: { case: 'upper' },
    cyberChef: { operation: 'toUpperCase', args: { scope: 'All' } },
    gnu: { line: `sed 's/.*/\\U&/' "$1"`, differs: 'maps one character to one: ß stays' },
    plain: { what: 'toUpperCase()', run: ([text = '']) => text.toUpperCase() },
  },
  {
    tool,
    task: 'lower case',
    options: { case: 'lower' },
    cyberChef: { operation: 'toLowerCase' },
    gnu: { line: `sed 's/.*/\\L&/' "$1"` },
    plain: { what: 'toLowerCase()', run: ([text = '']) => text.toLowerCase() },
  },
  {
    tool,
    task: 'capitalised words',
    options: { case: 'capitalised' },
    cyberChef: {
      operation: 'toUpperCase',
      args: { scope: 'Word' },
      differs: 'capitalises after every accent and apostrophe, too, and lowers nothing',
    },
    gnu: { line: `sed 's/.*/\\L&/; s/\\b./\\u&/g' "$1"`, differs: 'capitalises after apostrophes' },
  },
  {
    tool,
    task: 'snake_case',
    options: { case: 'snake' },
    cyberChef: {
      operation: 'toSnakeCase',
      differs: 'joins all lines to one name',
    },
  },
  {
    tool: 'text-to-slug',
    task: 'a slug for every line',
    cyberChef: { operation: 'toKebabCase', differs: 'makes one name of all lines' },
  },
];
