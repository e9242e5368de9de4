import type { Note } from '@textbench/kit';
import { information, warning } from '@textbench/kit';
import type { ReportingStream } from '../bytes/reporting.ts';
import { counted } from '../bytes/reporting.ts';
import type { PercentEncoding } from './percent-encoder.ts';
import { PercentEncoder } from './percent-encoder.ts';

/** Longest beginning of an address, up to the end of its host, in UTF-16 code units. */
const longestBeginning = 2_048;

const beginning = /^([ \t]*[a-z][a-z0-9+.-]*:\/\/)([^/?#\\\r\n]*)/i;
const maybeBeginning = /^[ \t]*(?:[a-z][a-z0-9+.-]*(?::\/?(?:\/[^/?#\\\r\n]*)?)?)?$/i;

/**
 * Percent-encodes whole addresses, one a line: what is reserved stays, and a host beyond ASCII is
 * written in its ASCII form (UTS #46 as the URL Standard has it).
 */
export class AddressEncoder implements ReportingStream {
  readonly #encoder: PercentEncoder;
  /** The beginning of a line, whose host may not be complete. */
  #held = '';
  #atLineStart = true;
  #hosts = 0;
  #badHosts = 0;

  constructor(wanted: PercentEncoding) {
    this.#encoder = new PercentEncoder(wanted);
  }

  push(piece: string): string {
    return this.#encoder.push(this.#withAsciiHosts(this.#held + piece, false));
  }

  end(): string {
    return this.#encoder.push(this.#withAsciiHosts(this.#held, true)) + this.#encoder.end();
  }

  facts() {
    return this.#encoder.facts();
  }

  notes(): readonly Note[] {
    const notes = [...this.#encoder.notes()];
    if (this.#hosts > 0) {
      const hosts = counted(this.#hosts, 'host name');
      notes.unshift(information(`${hosts} written in ASCII (xn--…), as a browser sends them.`));
    }
    if (this.#badHosts > 0) {
      const hosts = counted(this.#badHosts, 'host name');
      notes.push(warning(`${hosts} cannot be a domain name and got percent signs instead.`));
    }
    return notes;
  }

  // Offsets move where a host is rewritten, so there is nothing to mark.
  marks() {
    return [];
  }

  #withAsciiHosts(text: string, last: boolean): string {
    this.#held = '';
    let written = '';
    let at = 0;
    while (at < text.length) {
      if (this.#atLineStart) {
        const rest = text.slice(at, at + longestBeginning);
        if (!last && rest.length < longestBeginning && maybeBeginning.test(rest)) {
          this.#held = rest;
          return written;
        }
        const [whole = '', scheme = '', authority = ''] = beginning.exec(rest) ?? [];
        written += scheme + this.#authority(authority);
        at += whole.length;
        this.#atLineStart = false;
      }
      const end = nextLineStart(text, at);
      written += text.slice(at, end);
      this.#atLineStart = end > at && /[\r\n]/.test(text.charAt(end - 1));
      at = end;
    }
    return written;
  }

  /** `user@host:port` with the host in ASCII. */
  #authority(authority: string): string {
    const split = /^(.*@)?(.*?)(:\d*)?$/su.exec(authority);
    const [, user = '', host = '', port = ''] = split ?? [];
    if (/^[\x20-\x7e]*$/.test(host)) return authority;
    if (!URL.canParse(`http://${host}/`)) {
      this.#badHosts++;
      return authority;
    }
    this.#hosts++;
    return user + new URL(`http://${host}/`).hostname + port;
  }
}

function nextLineStart(text: string, from: number): number {
  const lineFeed = text.indexOf('\n', from);
  const end = lineFeed === -1 ? text.length : lineFeed + 1;
  const carriageReturn = text.slice(from, end).indexOf('\r');
  return carriageReturn === -1 ? end : from + carriageReturn + 1;
}
