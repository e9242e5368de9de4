import { randomBytes } from 'node:crypto';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import https from 'node:https';
import { connect as connectPlain, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { pipeline } from 'node:stream';
import { connect as connectTls } from 'node:tls';
import type { DevServerStatus } from '../dev-server/dev-server-status.ts';
import { decoderFor } from './decoder.ts';
import { downPage } from './down-page.ts';
import { HeadInsertion } from './head-insertion.ts';
import { answerHeaders, isPage, requestHeaders } from './proxy-headers.ts';
import { type InsertedScript, scriptTags } from './script-tags.ts';

export interface AppProxyOptions {
  /** The address of the app's own dev server; undefined while there is none. */
  readonly target: () => URL | undefined;
  readonly status: DevServerStatus;
  /** What goes into every page of the app, in this order, before scripts of its own. */
  readonly scripts: readonly InsertedScript[];
  /** The path that our scripts are below, with slashes around it. */
  readonly scriptFolder: string;
}

/**
 * Stands in front of an app's own dev server: passes everything through, websockets and streams
 * included, and makes its pages ones that can be edited in a frame.
 */
export class AppProxy {
  readonly #options: AppProxyOptions;
  readonly #joined = new Set<Duplex>();

  constructor(options: AppProxyOptions) {
    this.#options = options;
  }

  /** Answers a request as the app does. */
  serve(request: IncomingMessage, response: ServerResponse): void {
    const target = this.#options.target();
    if (target === undefined) {
      downPage(request, response, this.#options.status.now);
      return;
    }
    const { request: send } = target.protocol === 'https:' ? https : http;
    const upstream = send(
      {
        ...addressOf(target),
        path: pathOf(request),
        method: request.method,
        headers: requestHeaders(request, target),
        agent: false,
        setHost: false,
      },
      (answer) => this.#pass(request, answer, response, target),
    );
    upstream.on('error', (error) => this.#failed(request, response, error));
    response.on('close', () => upstream.destroy());
    request.pipe(upstream);
  }

  /** Joins a websocket of the app's, as hot reloading uses them. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const target = this.#options.target();
    if (target === undefined) {
      socket.end('HTTP/1.1 502 Bad Gateway\r\nconnection: close\r\n\r\n');
      return;
    }
    const upstream = connectTo(target);
    const end = () => {
      upstream.destroy();
      socket.destroy();
      this.#joined.delete(socket);
    };
    this.#joined.add(socket);
    upstream.on('error', end).on('close', end);
    socket.on('error', end).on('close', end);
    upstream.write(upgradeText(request, target));
    upstream.write(head);
    socket.pipe(upstream).pipe(socket);
  }

  /** Ends the websockets that are open: a server does not count them among its connections. */
  close(): void {
    for (const socket of this.#joined) socket.destroy();
  }

  #pass(
    request: IncomingMessage,
    answer: IncomingMessage,
    response: ServerResponse,
    target: URL,
  ): void {
    const { scripts, scriptFolder } = this.#options;
    const origin = `http://${request.headers.host ?? ''}`;
    const { headers, nonce } = answerHeaders(answer, {
      target,
      origin,
      scriptSource: origin + scriptFolder,
      newNonce: () => randomBytes(16).toString('base64'),
    });
    const encoding = answer.headers['content-encoding'];
    const decoder = decoderFor(encoding);
    const isReadable = decoder !== undefined || encoding === undefined || encoding === 'identity';
    const status = answer.statusCode ?? 502;
    if (scripts.length === 0 || !isReadable || !isPage(request, answer)) {
      response.writeHead(status, answer.statusMessage, headers).flushHeaders();
      pipeline(answer, response, () => {});
      return;
    }
    for (const name of ['content-encoding', 'content-length', 'etag', 'last-modified']) {
      delete headers[name];
    }
    response.writeHead(status, answer.statusMessage, headers).flushHeaders();
    const insertion = new HeadInsertion(scriptTags(scripts, nonce));
    const steps = decoder === undefined ? [insertion] : [decoder, insertion];
    // An app that breaks off is seen by the browser as it would be without us.
    pipeline([answer, ...steps, response], () => {});
  }

  #failed(request: IncomingMessage, response: ServerResponse, error: Error): void {
    if (response.headersSent) response.destroy();
    else downPage(request, response, this.#options.status.now, error);
  }
}

function addressOf(target: URL): { host: string; port: number } {
  const standard = target.protocol === 'https:' ? 443 : 80;
  return {
    host: target.hostname.replace(/^\[|\]$/g, ''),
    port: Number(target.port) || standard,
  };
}

/** The path and query of a request: nothing in it leads to another host than the app's. */
function pathOf({ url = '/' }: IncomingMessage): string {
  if (url.startsWith('/')) return url;
  const { pathname, search } = new URL(url, 'http://localhost');
  return pathname + search;
}

function connectTo(target: URL): Socket {
  const address = addressOf(target);
  return target.protocol === 'https:'
    ? connectTls({ ...address, servername: address.host })
    : connectPlain(address);
}

function upgradeText(request: IncomingMessage, target: URL): string {
  const headers = {
    ...requestHeaders(request, target),
    connection: 'Upgrade',
    upgrade: 'websocket',
  };
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((one) => `${name}: ${one}`),
  );
  return [`GET ${pathOf(request)} HTTP/1.1`, ...lines, '', ''].join('\r\n');
}
