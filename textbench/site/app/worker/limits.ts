/** Up to here a text runs with every key; above, a button starts it (UTF-16 code units). */
export const longestLiveText = 200_000;

/** A file or a paste longer than this stays a file (bytes, or UTF-16 code units). */
export const largestBoxedText = 1_000_000;

/** Most of a text result that a page holds (UTF-16 code units). */
export const longestShownText = 200_000;

/** What is shown of a text result that is longer than that. */
export const excerptLength = 20_000;

/** Most rows of a table or a difference that a page holds. */
export const mostShownRows = 2_000;

/** Most marks that are drawn over an input or a text. */
export const mostShownMarks = 5_000;
