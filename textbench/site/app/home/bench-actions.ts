/** One thing the bench of the home page does: a tool of the catalogue with options chosen for it. */
export interface BenchAction {
  readonly slug: string;
  /** What it does to the text, in a word or two. */
  readonly label: string;
  readonly options: Readonly<Record<string, string | boolean>>;
}

/** In the order shown; those whose tool does not exist are left out. */
export const benchActions: readonly BenchAction[] = [
  { slug: 'case-converter', label: 'Title case', options: { case: 'title' } },
  { slug: 'alphabetical-sorter', label: 'Sort lines', options: {} },
  { slug: 'remove-duplicates', label: 'Remove duplicates', options: {} },
  { slug: 'extra-spaces-remover', label: 'Tidy spaces', options: {} },
  { slug: 'word-counter', label: 'Count words', options: {} },
  { slug: 'text-to-slug', label: 'URL slugs', options: {} },
];

/** What lies on the bench at first: titles as they come out of a hurried list. */
export const benchSample = `the old man and the sea
moby-dick; or,  the whale
FAR FROM THE MADDING CROWD
the name of the rose
moby-dick; or,  the whale
  the master and margarita
a room of one's own`;
