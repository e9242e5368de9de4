const marker =
  /^\s*([\u2022\u2043\u25aa\u25e6\u2023]\s?)?(?:(\d{1,3}|[a-z])(\.\)|[.)]))?\s+(?=\S)/u;

/**
 * Where the second and further items of a list begin that runs on in one line: `1. First 2. Second`,
 * `• one • two`. Items are numbered or lettered in order.
 */
export function inlineItemStarts(line: string): number[] {
  const found = marker.exec(line);
  if (!found) return [];
  const [whole, bullet = '', firstLabel = '', style = ''] = found;
  if (bullet === '' && firstLabel === '') return [];
  const starts: number[] = [];
  let label = firstLabel;
  for (let from = whole.length; ; ) {
    label = following(label);
    const sign = ` ${bullet}${label}${style}`;
    const at = line.indexOf(sign, from);
    if (at === -1) return starts;
    from = at + sign.length;
    if (bullet.endsWith(' ') || /^\s\S/.test(line.slice(from, from + 2))) starts.push(at + 1);
  }
}

/** `9` → `10`, `a` → `b`; bullets without labels stay so. */
function following(label: string): string {
  if (label === '') return '';
  if (/\d/.test(label)) return String(Number(label) + 1);
  return String.fromCharCode(label.charCodeAt(0) + 1);
}
