/** What the site may say of the number of its tools: `24 tools`, and from a hundred on `100+ tools`. */
export function toolCountClaim(count: number): string {
  if (count >= 100) return '100+ tools';
  return count === 1 ? '1 tool' : `${count} tools`;
}
