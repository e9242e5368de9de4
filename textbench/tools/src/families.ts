/** Families of tools, in the order shown. The key is the folder of the tools' files. */
export const families = {
  sorting: 'Sorting, joining, layout',
  encodings: 'Encodings and numeral bases',
  effects: 'Visual text effects',
  finding: 'Finding and extracting',
  cleaning: 'Cleaning',
  case: 'Case and naming',
  analysis: 'Analysis',
  generators: 'Generators',
  language: 'Language helpers',
  other: 'Other',
} as const;

export type Family = keyof typeof families;
