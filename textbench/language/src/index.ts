export * from './graphemes.ts';
export * from './lines.ts';
export * from './paragraphs.ts';
export * from './seeded-random.ts';
export * from './sentences.ts';
export * from './span.ts';
export * from './words.ts';
