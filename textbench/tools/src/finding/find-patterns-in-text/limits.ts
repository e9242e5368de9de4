/** Most rows of the table. */
export const mostRows = 200_000;

/** Longest input, in UTF-16 code units, over which marks are drawn, and most of them. */
export const longestMarked = 200_000;
export const mostMarks = 5_000;
