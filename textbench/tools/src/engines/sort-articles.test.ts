import { describe, expect, it } from 'vitest';
import { articles, withoutArticle } from './sort-articles.ts';

describe('withoutArticle', () => {
  it.each([
    ['en', 'The Third Man', 'Third Man'],
    ['en', 'AN apple', 'apple'],
    ['en', 'Theory of all', 'Theory of all'],
    ['en', 'The', 'The'],
    ['en', 'A', 'A'],
    ['fr', "L'Été", 'Été'],
    ['fr', 'L’Été', 'Été'],
    ['fr', 'Les Misérables', 'Misérables'],
    ['fr', "L'", "L'"],
    ['de', 'Der Zauberberg', 'Zauberberg'],
    ['it', "Un'altra", 'altra'],
    ['nl', "'t Hof", 'Hof'],
  ] as const)('in %s, %s is filed as %s', (language, text, expected) => {
    expect(withoutArticle(articles[language])(text)).toBe(expected);
  });
});
