import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { adaptPolicies, type FrameNeeds } from './content-security-policy.ts';

/** Headers that speak of one connection only (RFC 9110, section 7.6.1). */
const ofConnection = [
  'connection',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/** What decides how an answer of the app's is sent on. */
export interface AnswerContext extends FrameNeeds {
  readonly target: URL;
  /** The origin that the browser knows. */
  readonly origin: string;
}

/** The headers with which a request goes on to the app's dev server. */
export function requestHeaders(request: IncomingMessage, target: URL): OutgoingHttpHeaders {
  const headers = withoutConnection(request.headers);
  const host = request.headers.host ?? target.host;
  if (!isLoopback(target.hostname)) headers.host = target.host;
  headers['x-forwarded-host'] = host;
  headers['x-forwarded-proto'] = 'http';
  headers['x-forwarded-for'] = request.socket.remoteAddress ?? '127.0.0.1';
  if (isNavigation(request)) {
    // The page is read on the way, and what is sent on is not what the app would compare with.
    headers['accept-encoding'] = 'identity';
    for (const name of ['if-none-match', 'if-modified-since', 'if-range', 'range']) {
      delete headers[name];
    }
  }
  return headers;
}

/** The headers with which an answer goes on to the browser, and the nonce its scripts need. */
export function answerHeaders(
  answer: IncomingMessage,
  context: AnswerContext,
): { headers: OutgoingHttpHeaders; nonce: string | undefined } {
  const headers = withoutConnection(answer.headers);
  const { location } = answer.headers;
  if (location !== undefined) headers.location = ownLocation(location, context);
  const policies = [answer.headers['content-security-policy'] ?? []].flat();
  if (headers['x-frame-options'] !== undefined) {
    // The editor shows the page in a frame of the same origin; other pages still may not.
    delete headers['x-frame-options'];
    policies.push("frame-ancestors 'self'");
  }
  if (policies.length === 0) return { headers, nonce: undefined };
  const adapted = adaptPolicies(policies.join(', '), context);
  headers['content-security-policy'] = adapted.header;
  return { headers, nonce: adapted.nonce };
}

/** Whether an answer is a page that a browser shows, as against a piece that a script asks for. */
export function isPage(request: IncomingMessage, answer: IncomingMessage): boolean {
  const { statusCode = 0, headers } = answer;
  const hasBody = request.method !== 'HEAD' && ![204, 205, 206, 304].includes(statusCode);
  const isHtml = /^text\/html\s*(;|$)/i.test(headers['content-type'] ?? '');
  return hasBody && isHtml && isForDocument(request);
}

function isNavigation(request: IncomingMessage): boolean {
  return isForDocument(request) && (request.headers.accept ?? '').includes('text/html');
}

function isForDocument({ headers }: IncomingMessage): boolean {
  const destination = headers['sec-fetch-dest'];
  return (
    destination === undefined || /^(document|iframe|frame|embed|object)$/.test(String(destination))
  );
}

/** A redirect within the app stays in front of it. */
function ownLocation(location: string, { target, origin }: AnswerContext): string {
  const parsed = URL.canParse(location) ? new URL(location) : undefined;
  return parsed?.origin === target.origin
    ? origin + location.slice(locationOrigin(location))
    : location;
}

/** Where in an address its path begins. */
function locationOrigin(location: string): number {
  return /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i.exec(location)?.[0].length ?? 0;
}

function withoutConnection(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const named = String(headers.connection ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase());
  const left = new Set([...ofConnection, ...named]);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !left.has(name)));
}

function isLoopback(hostname: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}
