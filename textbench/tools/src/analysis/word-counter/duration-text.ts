/**
 * A time as people say it: `45 s`, `3 min 5 s`, `2 h 10 min`. Less than a second of something is
 * one second.
 */
export function durationText(minutes: number): string {
  const seconds = Math.ceil(minutes * 60);
  if (seconds < 60) return `${seconds} s`;
  if (seconds < 3_600) return twoUnits(seconds, 'min', 's');
  return twoUnits(Math.round(seconds / 60), 'h', 'min');
}

function twoUnits(amount: number, large: string, small: string): string {
  const rest = amount % 60;
  return `${Math.floor(amount / 60)} ${large}${rest === 0 ? '' : ` ${rest} ${small}`}`;
}
