import { isKnownEnding } from './endings.ts';
import { octets } from './octets.ts';

/** What may stand behind the at sign. */
export interface DomainRules {
  /** Only endings that exist. */
  readonly knownEndings: boolean;
  /** Also names without a full stop: `localhost`. */
  readonly singleNames: boolean;
}

const labelRun = /[\p{L}\p{N}][\p{L}\p{M}\p{N}.-]{0,300}/uy;
const literal = /\[(?:\d{1,3}(?:\.\d{1,3}){3}|IPv6:[0-9A-Fa-f:.]{2,45})\]/y;

/** The domain that begins at an offset, as it is written; undefined where none does (RFC 5321, 4.1.2). */
export function domainAt(text: string, offset: number, rules: DomainRules): string | undefined {
  if (text[offset] === '[') return literalAt(text, offset);
  labelRun.lastIndex = offset;
  const run = labelRun.exec(text)?.[0];
  return run === undefined ? undefined : soundDomain(run, rules);
}

/** An IP address in square brackets in place of a name (RFC 5321, 4.1.3). */
function literalAt(text: string, offset: number): string | undefined {
  literal.lastIndex = offset;
  const found = literal.exec(text)?.[0];
  if (found === undefined || found.startsWith('[IPv6:')) return found;
  const numbers = found.slice(1, -1).split('.');
  return numbers.every((number) => Number(number) < 256) ? found : undefined;
}

/** The longest sound domain at the start of a run of letters, digits, hyphens and full stops. */
export function soundDomain(run: string, rules: DomainRules): string | undefined {
  const labels = soundLabels(run);
  if (labels.length > 2 && runsIntoNextSentence(labels)) labels.pop();
  const ending = labels.at(-1) ?? '';
  const single = labels.length === 1;
  if (labels.length === 0 || (single && !rules.singleNames)) return undefined;
  if (!single && !isPossibleEnding(ending)) return undefined;
  if (!single && rules.knownEndings && !isKnownEnding(ending)) return undefined;
  const domain = labels.join('.');
  return octets(domain) <= 255 ? domain : undefined;
}

function soundLabels(run: string): string[] {
  const labels: string[] = [];
  for (const written of run.split('.')) {
    const label = written.replace(/-+$/, '');
    if (label === '' || label.startsWith('-') || octets(label) > 63) break;
    labels.push(label);
    if (label !== written) break;
  }
  return labels;
}

/** `jane@example.com.The next …`: a full stop without a space behind it. */
function runsIntoNextSentence(labels: readonly string[]): boolean {
  const [before = '', last = ''] = labels.slice(-2);
  return /^\p{Lu}/u.test(last) && !isKnownEnding(last) && isKnownEnding(before);
}

/** Top-level domains are letters, or encoded letters. */
function isPossibleEnding(label: string): boolean {
  return /^[\p{L}\p{M}]{2,}$/u.test(label) || /^xn--[a-z0-9-]+$/i.test(label);
}
