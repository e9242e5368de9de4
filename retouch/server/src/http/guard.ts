import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { SourceError } from '@retouch/source';

/** What of a request decides whether it is let in. */
export interface GuardedRequest {
  readonly headers: IncomingHttpHeaders;
  /** Path and query. */
  readonly url: string;
}

const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Lets in only who sits at this machine and knows the token. A page of another origin that a browser
 * here has open is refused, and so is one whose name was pointed at this machine (DNS rebinding).
 */
export class Guard {
  readonly #port: () => number;
  readonly #token: Buffer;

  /** @param port the one that the server listens on, known once it does. */
  constructor(token: string, port: () => number) {
    this.#token = digest(token);
    this.#port = port;
  }

  /** Whether the request was made to an address of ours, not to a name that merely leads here. */
  isOwnHost(host: string | undefined): boolean {
    if (host === undefined) return false;
    const names = loopbackNames.map((name) => `${name}:${this.#port()}`);
    if (this.#port() === 80) names.push(...loopbackNames);
    return names.includes(host.toLowerCase());
  }

  /** @throws SourceError `forbidden` for a foreign Host. */
  checkHost({ headers }: GuardedRequest): void {
    if (this.isOwnHost(headers.host)) return;
    throw forbidden(
      `Retouch answers at localhost only, not at ${headers.host ?? 'an address without a name'}.`,
    );
  }

  /** @throws SourceError `forbidden` for a request that a page of another origin made. */
  checkOrigin({ headers }: GuardedRequest): void {
    const { host, origin, 'sec-fetch-site': site } = headers;
    if (origin !== undefined && origin.toLowerCase() !== `http://${host ?? ''}`.toLowerCase()) {
      throw forbidden(`Pages of ${origin} may not use Retouch.`);
    }
    if (site !== undefined && site !== 'same-origin' && site !== 'none') {
      throw forbidden('Pages of another origin may not use Retouch.');
    }
  }

  /** @throws SourceError `forbidden` where the token is missing or wrong. */
  checkToken(request: GuardedRequest): void {
    const given = this.#tokenOf(request);
    if (given !== undefined && timingSafeEqual(digest(given), this.#token)) return;
    throw forbidden(
      'The token is missing or wrong. Open the address that retouch printed when it started.',
    );
  }

  /** Whether the request has the token. */
  knowsToken(request: GuardedRequest): boolean {
    const given = this.#tokenOf(request);
    return given !== undefined && timingSafeEqual(digest(given), this.#token);
  }

  /** The name of the cookie that keeps the token: cookies of one host are shared by all its ports. */
  get cookieName(): string {
    return `retouch_token_${this.#port()}`;
  }

  #tokenOf({ headers, url }: GuardedRequest): string | undefined {
    const bearer = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
    if (bearer !== undefined) return bearer;
    const query = new URLSearchParams(url.slice(url.indexOf('?') + 1));
    if (url.includes('?') && query.has('token')) return query.get('token') ?? undefined;
    const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='));
    return pairs.find(([name]) => name === this.cookieName)?.[1];
  }
}

function forbidden(message: string): SourceError {
  return new SourceError('forbidden', message);
}

/** Of equal length whatever was given, so that comparing takes the same time. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
