/**
 * How long the fields of a request may be, in characters (Unicode code points), and how many entries
 * a list may hold. They keep a broken client from filling the server's memory; what a mutation can
 * do with what is inside them, the mutation decides.
 */
export const limits = {
  /** Ids, tag names, names of props, properties and classes' modifiers. */
  name: 1_000,
  /** Paths of files. */
  path: 4_096,
  /** Text, a CSS value, an expression, a single class. */
  text: 100_000,
  /** A string of classes: ten thousand arbitrary ones fit. */
  classList: 1_000_000,
  /** The contents of one file. */
  file: 5_000_000,
  /** Elements one request may name. */
  elements: 10_000,
  /** Entries of any other list or map. */
  entries: 100_000,
} as const;

/** The largest request body the server reads, in bytes of UTF-8. */
export const maxBodyBytes = 16 * 1024 * 1024;
