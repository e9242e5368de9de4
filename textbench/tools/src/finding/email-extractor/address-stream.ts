import type { TextStream } from '@textbench/kit';
import { unescapeSigns } from '../../engines/escapes.ts';
import type { EmailRules, FoundEmail } from '../../engines/find-emails/email-scanner.ts';
import { EmailScanner } from '../../engines/find-emails/email-scanner.ts';
import type { Address } from './address-list.ts';
import { AddressList } from './address-list.ts';
import type { Options } from './options.ts';

const separators = { line: '\n', comma: ', ', semicolon: '; ' } as const;

export function rulesOf(options: Options): EmailRules {
  return {
    knownEndings: options.endings === 'known',
    singleNames: options.singleNames,
    allSigns: options.allSigns,
    hiding: options.hidden,
  };
}

/** Writes addresses as they are found where the order allows it, else at the end. */
export class AddressStream implements TextStream {
  readonly addresses: AddressList;
  private readonly options: Options;
  private readonly scanner: EmailScanner;
  private readonly separator: string;
  private readonly atOnce: boolean;
  private empty = true;

  constructor(options: Options) {
    this.options = options;
    this.addresses = new AddressList(options);
    this.scanner = new EmailScanner(rulesOf(options));
    this.separator =
      options.separator === 'other'
        ? unescapeSigns(options.otherSeparator)
        : separators[options.separator];
    this.atOnce = options.sort === 'found' && options.layout === 'list';
  }

  push(piece: string): string {
    return this.take(this.scanner.push(piece));
  }

  end(): string {
    const last = this.take(this.scanner.end());
    if (this.atOnce) return this.empty ? '' : last + this.lastEnd();
    const sorted = this.addresses.sorted();
    return this.options.layout === 'domains' ? byDomain(sorted) : this.list(sorted);
  }

  facts(): readonly string[] {
    return this.addresses.facts();
  }

  private take(found: readonly FoundEmail[]): string {
    let written = '';
    for (const email of found) {
      const address = this.addresses.add(email);
      if (!address || !this.atOnce) continue;
      written += this.empty ? address.address : this.separator + address.address;
      this.empty = false;
    }
    return written;
  }

  private list(addresses: readonly Address[]): string {
    if (addresses.length === 0) return '';
    return addresses.map(({ address }) => address).join(this.separator) + this.lastEnd();
  }

  /** A list of lines ends with a line end, any other with its last address. */
  private lastEnd(): string {
    return this.separator === separators.line ? this.separator : '';
  }
}

/** A heading for each domain with its addresses below, in the order of their first addresses. */
function byDomain(addresses: readonly Address[]): string {
  const groups = Map.groupBy(addresses, ({ domain }) => domain.toLowerCase());
  return [...groups]
    .map(([domain, group]) => {
      const lines = group.map(({ address }) => `  ${address}\n`).join('');
      return `${domain} (${group.length.toLocaleString('en')})\n${lines}`;
    })
    .join('\n');
}
