export interface Entry {
  readonly slug: string;
  readonly title: string;
  readonly day: string;
  readonly paragraphs: readonly string[];
}

export const entries: readonly Entry[] = [
  {
    slug: 'fog',
    title: 'Three days of fog',
    day: '3 November',
    paragraphs: ['The ferry came in by its horn.', 'On the third day we could see the quay again.'],
  },
  {
    slug: 'mussels',
    title: 'Mussels, finally',
    day: '9 November',
    paragraphs: ['The water is cold enough now. There were two buckets before breakfast.'],
  },
];
