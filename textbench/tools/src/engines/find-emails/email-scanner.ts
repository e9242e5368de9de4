import type { DomainRules } from './domain.ts';
import { domainAt } from './domain.ts';
import type { LocalPart, LocalRules } from './local-part.ts';
import { localPartBefore } from './local-part.ts';
import type { Hiding } from './obfuscated.ts';
import { atSigns, hiddenDomainAt, hiddenLocalBefore } from './obfuscated.ts';
import { octets } from './octets.ts';

export interface EmailRules extends DomainRules, LocalRules {
  readonly hiding: Hiding;
}

/** An address found in a text. Offsets are UTF-16 code units from the start of the whole text. */
export interface FoundEmail {
  readonly start: number;
  readonly end: number;
  readonly local: string;
  readonly domain: string;
  /** Written with something else than a plain at sign and full stops. */
  readonly hidden: boolean;
}

/** How far around an at sign an address, and what tells that it is none, can reach, in code units. */
const reachBefore = 512;
const reachAfter = 1_024;

/** Longest address, in octets (RFC 5321, 4.5.3.1.3, without its brackets). */
const longest = 254;

/** Finds addresses in a text that comes in pieces, and keeps only what later pieces may need. */
export class EmailScanner {
  private readonly rules: EmailRules;
  private kept = '';
  /** Offset of `kept` in the whole text. */
  private keptFrom = 0;
  /** Where in `kept` at signs were not looked for yet. */
  private next = 0;
  /** Where in `kept` the last address ends. */
  private reached = 0;

  constructor(rules: EmailRules) {
    this.rules = rules;
  }

  push(piece: string): FoundEmail[] {
    this.kept += piece;
    const found = this.scan(this.kept.length - reachAfter);
    const done = Math.max(0, Math.min(this.next, this.kept.length) - reachBefore);
    this.kept = this.kept.slice(done);
    this.keptFrom += done;
    this.next -= done;
    this.reached = Math.max(0, this.reached - done);
    return found;
  }

  end(): FoundEmail[] {
    return this.scan(this.kept.length);
  }

  /** Looks at the at signs that begin before a place. */
  private scan(before: number): FoundEmail[] {
    const found: FoundEmail[] = [];
    const sign = atSigns[this.rules.hiding];
    sign.lastIndex = this.next;
    for (let at = sign.exec(this.kept); at && at.index < before; at = sign.exec(this.kept)) {
      this.next = at.index + at[0].length;
      const email = this.emailAround(at.index, at[0]);
      if (!email) continue;
      this.reached = email.end - this.keptFrom;
      found.push(email);
    }
    this.next = Math.max(this.next, before);
    return found;
  }

  private emailAround(at: number, sign: string): FoundEmail | undefined {
    const { hiding } = this.rules;
    const after = at + sign.length;
    if (sign === '@') return this.aroundPlainSign(at);
    if (hiding === 'off') return undefined;
    const domain = hiddenDomainAt(this.kept, after, this.rules);
    // "Look at example.com" says where to look; "look at example dot com" is an address.
    if (!domain || (!domain.hidden && /^\s+at\s+$/i.test(sign))) return undefined;
    const local = hiddenLocalBefore(this.kept, at, this.reached, hiding);
    return local && this.found(local, domain.domain, domain.end, true);
  }

  private aroundPlainSign(at: number): FoundEmail | undefined {
    const local = localPartBefore(this.kept, at, this.reached, this.rules);
    if (!local) return undefined;
    const domain = domainAt(this.kept, at + 1, this.rules);
    if (domain === undefined) return this.withHiddenDomain(local, at + 1);
    const end = at + 1 + domain.length;
    // git@host:path
    if (this.kept[end] === ':' && /^:[\w.~-]{1,100}\//.test(this.kept.slice(end, end + 102))) {
      return undefined;
    }
    return this.found(local, domain, end, false);
  }

  private withHiddenDomain(local: LocalPart, offset: number): FoundEmail | undefined {
    if (this.rules.hiding === 'off') return undefined;
    const domain = hiddenDomainAt(this.kept, offset, this.rules);
    return domain && this.found(local, domain.domain, domain.end, true);
  }

  private found(
    { start, local }: LocalPart,
    domain: string,
    end: number,
    hidden: boolean,
  ): FoundEmail | undefined {
    if (this.isUserOfAddress(start)) return undefined;
    const name = local.includes('%') ? this.unescaped(local, start) : local;
    if (octets(name) + 1 + octets(domain) > longest) return undefined;
    return { start: this.keptFrom + start, end: this.keptFrom + end, local: name, domain, hidden };
  }

  /** `%2B` in the name of a `mailto:` link is a plus sign (RFC 6068). */
  private unescaped(local: string, start: number): string {
    const before = this.kept.slice(Math.max(0, start - 'mailto:'.length), start);
    return before.toLowerCase() === 'mailto:' ? local.replace(/%2b/gi, '+') : local;
  }

  /** `https://user@host` and `https://user:password@host` (RFC 3986, 3.2.1). */
  private isUserOfAddress(start: number): boolean {
    const before = this.kept[start - 1];
    if (before !== '/' && before !== ':') return false;
    return /:\/\/(?:[^\s/@]{0,200}:)?$/.test(this.kept.slice(Math.max(0, start - 204), start));
  }
}

/** All addresses of a text, in order. */
export function findEmails(text: string, rules: EmailRules): FoundEmail[] {
  const scanner = new EmailScanner(rules);
  return [...scanner.push(text), ...scanner.end()];
}
