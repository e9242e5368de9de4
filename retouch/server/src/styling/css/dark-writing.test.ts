import { expect, it } from 'vitest';
import { darkWriting } from './dark-writing.ts';
import { readStyleSheet } from './style-sheet.ts';

const ofSheet = (text: string, others: string[] = [], path = 'a.css') =>
  darkWriting(readStyleSheet(path, text), others);

it.each([
  ['', [], 'a.css', { by: 'media' }],
  ['.dark .a { }', [], 'a.css', { by: 'ancestor', selector: '.dark' }],
  ['.darker .a { }', [], 'a.css', { by: 'media' }],
  ['@media (prefers-color-scheme: dark) { }', ['.dark .a { }'], 'a.css', { by: 'media' }],
  [
    '',
    ['a { }', 'html[data-theme=dark] .a { }'],
    'a.css',
    { by: 'ancestor', selector: 'html[data-theme=dark]' },
  ],
  ['', ['.dark .a { }'], 'a.module.css', { by: 'ancestor', selector: ':global(.dark)' }],
  [':global(.dark) .a { }', [], 'a.module.css', { by: 'ancestor', selector: ':global(.dark)' }],
  [
    '',
    ['[data-theme="dark"] .a { }'],
    'a.module.css',
    { by: 'ancestor', selector: '[data-theme="dark"]' },
  ],
] as const)('%s with %j in %s', (text, others, path, expected) => {
  expect(ofSheet(text, [...others], path)).toEqual(expected);
});
