/** Columns that lines are wrapped to where nobody looks at a screen. */
const usualWidth = 80;

/** Columns of the terminal, at most 100, so that lines stay readable. */
export function screenWidth({
  stdout,
}: {
  readonly stdout: { readonly columns?: number };
}): number {
  return Math.max(40, Math.min(100, stdout.columns ?? usualWidth));
}

/** Breaks a text at spaces into lines of at most `width` columns, each behind the indent. */
export function wrap(text: string, width: number, indent = ''): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/ +/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && indent.length + longer.length > width) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  lines.push(line);
  return lines.map((each) => `${indent}${each}\n`).join('');
}
