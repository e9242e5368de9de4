import type { FoundEmail } from '../../engines/find-emails/email-scanner.ts';
import type { Options } from './options.ts';

/** An address as it is given out, and how often it was found. */
export interface Address {
  readonly address: string;
  readonly local: string;
  readonly domain: string;
  /** Offset of the first place, in UTF-16 code units. */
  readonly start: number;
  readonly hidden: boolean;
  count: number;
}

/** Takes addresses as they are found: writes them as asked for, and keeps those that pass. */
export class AddressList {
  private readonly options: Options;
  /** Repeated addresses are sorted or grouped, so all of them are remembered. */
  private readonly remembers: boolean;
  private readonly only: readonly string[];
  private readonly except: readonly string[];
  private readonly byKey = new Map<string, Address>();
  private readonly all: Address[] = [];
  private total = 0;

  constructor(options: Options) {
    this.options = options;
    const { unique, sort, layout } = options;
    this.remembers = !unique && (sort !== 'found' || layout !== 'list');
    this.only = options.only.map(domainKey);
    this.except = options.except.map(domainKey);
  }

  /** Gives the address if it is to be written: it passes, and is new where each is wanted once. */
  add(found: FoundEmail): Address | undefined {
    const domain = this.writtenDomain(found.domain);
    if (!this.passes(domain)) return undefined;
    this.total++;
    const address = this.written(found, domain);
    const key = address.address.toLowerCase();
    const known = this.byKey.get(key);
    if (known) known.count++;
    else this.byKey.set(key, address);
    if (known && this.options.unique) return undefined;
    if (this.remembers) this.all.push(address);
    return address;
  }

  /** In the order asked for. */
  sorted(): readonly Address[] {
    const { unique, sort } = this.options;
    const addresses = unique ? [...this.byKey.values()] : this.all;
    const count = ({ address }: Address) => this.byKey.get(address.toLowerCase())?.count ?? 0;
    switch (sort) {
      case 'found':
        return addresses;
      case 'address':
        return addresses.toSorted(byAddress);
      case 'domain':
        return addresses.toSorted((a, b) => compare(a.domain, b.domain) || byAddress(a, b));
      case 'count':
        return addresses.toSorted((a, b) => count(b) - count(a));
    }
  }

  /** Every address once, with its count, in the order of first places. */
  different(): readonly Address[] {
    return [...this.byKey.values()];
  }

  facts(): string[] {
    if (this.total === 0) return ['no addresses'];
    const domains = new Set(this.different().map(({ domain }) => domain.toLowerCase())).size;
    return [
      counted(this.total, 'address', 'addresses'),
      `${this.byKey.size.toLocaleString('en')} different`,
      counted(domains, 'domain', 'domains'),
    ];
  }

  private written({ local, start, hidden }: FoundEmail, domain: string): Address {
    const name = this.options.lowerCase ? local.toLowerCase() : local;
    return { address: `${name}@${domain}`, local: name, domain, start, hidden, count: 1 };
  }

  private writtenDomain(domain: string): string {
    const converted = this.options.ascii ? (asciiDomain(domain) ?? domain) : domain;
    return this.options.lowerCase ? converted.toLowerCase() : converted;
  }

  private passes(domain: string): boolean {
    if (this.only.length === 0 && this.except.length === 0) return true;
    const key = domainKey(domain);
    const within = (outer: string) => key === outer || key.endsWith(`.${outer}`);
    return (this.only.length === 0 || this.only.some(within)) && !this.except.some(within);
  }
}

/** A domain as people may write it in a filter: `@Example.com`, `*.example.com`, in Unicode or ASCII. */
function domainKey(written: string): string {
  const plain = written.toLowerCase().replace(/^[@*.]+/, '');
  return asciiDomain(plain) ?? plain;
}

/** The domain as the domain name system has it (UTS #46); undefined where it cannot be written so. */
export function asciiDomain(domain: string): string | undefined {
  if (/^[\0-\x7f]*$/.test(domain)) return domain;
  const address = `http://${domain}/`;
  return URL.canParse(address) ? new URL(address).hostname : undefined;
}

function byAddress(one: Address, other: Address): number {
  return compare(one.address, other.address);
}

/** By code point, capitals set aside. */
function compare(one: string, other: string): number {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  return a < b ? -1 : a > b ? 1 : 0;
}

function counted(count: number, one: string, many: string): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}
