import type { Part } from '@textbench/kit';
import { defineTool, difference, figures, result, text, textInput } from '@textbench/kit';
import { unifiedPatch } from '../engines/difference/unified-patch.ts';
import { countRows, statistics } from './text-difference-finder/difference-statistics.ts';
import type { Difference } from './text-difference-finder/find-difference.ts';
import { findDifference, unitName } from './text-difference-finder/find-difference.ts';
import { inlineText } from './text-difference-finder/inline-text.ts';
import { mergedText } from './text-difference-finder/merged-text.ts';
import type { Options } from './text-difference-finder/options.ts';
import { options } from './text-difference-finder/options.ts';
import { factsOn, marksOver, notesOn } from './text-difference-finder/remarks.ts';

export const tool = defineTool({
  title: 'Text Difference Finder',
  description:
    'Compares two texts by line, word, character or sentence, shows what changed side by side, and writes a patch.',
  icon: 'file-diff',
  keywords: ['diff', 'compare', 'changes', 'unified', 'wdiff', 'merge', 'versions', 'redline'],
  inputs: {
    first: textInput({ label: 'First text', placeholder: 'The earlier version' }),
    second: textInput({ label: 'Second text', placeholder: 'The later version' }),
  },
  options,
  result: 'difference',
  examples: [
    {
      title: 'A shopping list, a day later',
      inputs: {
        first: 'apples\nbread\nmilk\neggs\n',
        second: 'apples\nrye bread\nmilk\neggs\ntea\n',
      },
      output:
        '--- first\n+++ second\n@@ -1,4 +1,5 @@\n apples\n-bread\n+rye bread\n milk\n eggs\n+tea\n',
    },
    {
      title: 'Capitals and spacing left aside',
      inputs: {
        first: 'Dear  Sir,\nthank you for the letter.\n',
        second: 'dear Sir,\nThank you for the parcel.\n',
      },
      options: { ignoreCase: true, spaces: 'amount' },
      output:
        '--- first\n+++ second\n@@ -1,2 +1,2 @@\n Dear  Sir,\n-thank you for the letter.\n+Thank you for the parcel.\n',
    },
    {
      title: 'A patch for a file',
      inputs: { first: 'port = 80\nhost = example.com', second: 'port = 8080\nhost = example.com' },
      options: { fileName: 'server.conf' },
      output:
        '--- a/server.conf\n+++ b/server.conf\n@@ -1,2 +1,2 @@\n-port = 80\n+port = 8080\n host = example.com\n\\ No newline at end of file\n',
    },
    {
      title: 'The same words in other lines',
      inputs: {
        first: 'It was the best of times,\nit was the worst of times.\n',
        second: 'It was the best\nof times, it was the worst\nof times.\n',
      },
      options: { by: 'words', spaces: 'all' },
      output:
        '--- first\n+++ second\n@@ -1,2 +1,3 @@\n-It was the best of times,\n-it was the worst of times.\n+It was the best\n+of times, it was the worst\n+of times.\n',
    },
  ],
  page: {
    what: 'It puts two versions of a text beside each other and marks what was added, removed, changed or moved. Lines are matched first and the words that changed are marked inside them; for prose whose lines break elsewhere, the comparison goes through the words, characters or sentences of the whole text. The result is also a patch, a text with the changes written in, and a table of figures.',
    how: [
      'Put the earlier text into the first box and the later one into the second, or open two files.',
      'Choose what to compare by, and what should not count: capitals, spaces, punctuation or line ends.',
      'Read the rows side by side, or take the patch, the text with the changes written in, or the figures.',
    ],
    questions: [
      {
        question: 'Which comparison should I choose?',
        answer:
          'Lines and words for lists, code, settings and tables. Words for prose, above all when one version has been wrapped again: with spaces ignored, a line that only breaks elsewhere is no change. Sentences when you edit paragraph by paragraph. Characters for codes and spelling.',
      },
      {
        question: 'Why does every line count as changed when they look the same?',
        answer:
          'Usually one file comes from Windows and ends its lines with CRLF, the other with LF. A note says so; “Ignore line ends” leaves it aside. Accents can be the reason too: some systems store é as two code points, and “Ignore Unicode form” makes the two equal.',
      },
      {
        question: 'How do I apply the patch?',
        answer:
          'Save it and run `patch first.txt changes.patch`, or give a file name under “More options” and run `patch -p1 < changes.patch` or `git apply changes.patch` in the folder. A missing line end at the end of a file is written the way these programs expect.',
      },
      {
        question: 'What counts as moved?',
        answer:
          'A line or sentence that was taken out at one place and stands, unchanged, at another. It is shown at both places with the number of the other. Lines without a letter or digit, such as a lone bracket, are never called moved.',
      },
      {
        question: 'How large may the texts be?',
        answer:
          'Several megabytes each. The difference is the shortest there is as long as that can be found in reasonable time; for long texts with little in common the search is cut short, which a note then says. What is shown is still true, only perhaps not in the fewest steps.',
      },
    ],
  },
  related: ['text-comparison-distance', 'levenshtein-distance', 'text-merger', 'remove-duplicates'],
  run({ first, second }, values) {
    const found = findDifference(first, second, values);
    const { rows, changes, sharedLines } = found;
    const { left, right, matches } = sharedLines;
    const unit = unitName(values.by);
    const patch = unifiedPatch(left, right, matches, values.context);
    return result(difference({ rows, patch, title: 'Difference' }), {
      more: furtherParts(first, second, found, values),
      facts: factsOn(countRows(rows), unit),
      notes: notesOn(first, second, found, values),
      inputMarks: [
        { input: 'first', marks: marksOver(first, changes, 'left', unit) },
        { input: 'second', marks: marksOver(second, changes, 'right', unit) },
      ],
    });
  },
});

function furtherParts(first: string, second: string, found: Difference, values: Options): Part[] {
  const { rows, changes, sharedLines } = found;
  const { left, right, matches } = sharedLines;
  const unit = unitName(values.by);
  const parts: Part[] = [
    text(inlineText(first, second, changes), { title: 'Changes in the text' }),
    figures({
      title: 'Figures',
      figures: statistics(first, second, changes, countRows(rows), unit),
    }),
  ];
  const { merge } = values;
  if (merge !== 'none') {
    parts.push(text(mergedText(left, right, matches, merge), { title: 'Merged text' }));
  }
  return parts;
}
