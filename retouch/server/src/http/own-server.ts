import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { SourceError } from '@retouch/source';
import type { AppProxy } from '../proxy/app-proxy.ts';
import { ownPrefix } from './app.ts';
import { failureAnswer, type ReportBug } from './failure-answer.ts';
import type { Guard } from './guard.ts';

/**
 * One server for both: what is below `/__retouch` goes to our own calls, all else to the app. A
 * foreign Host is refused for either; websockets are taken from pages of our own origin only.
 */
export function ownServer(
  ownCalls: RequestListener,
  proxy: AppProxy,
  guard: Guard,
  report: ReportBug,
): Server {
  const server = createServer((request, response) => {
    if (isOwn(request)) {
      ownCalls(request, response);
      return;
    }
    try {
      guard.checkHost(guarded(request));
    } catch (error) {
      const { status, body } = failureAnswer(error, report);
      response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
      response.end(JSON.stringify(body));
      return;
    }
    proxy.serve(request, response);
  });
  server.on('upgrade', (request, socket, head) => {
    if (mayUpgrade(request, guard)) proxy.upgrade(request, socket, head);
    else socket.end('HTTP/1.1 403 Forbidden\r\nconnection: close\r\n\r\n');
  });
  return server;
}

function isOwn({ url = '' }: IncomingMessage): boolean {
  return url.startsWith(ownPrefix) && /^([/?]|$)/.test(url.slice(ownPrefix.length));
}

function mayUpgrade(request: IncomingMessage, guard: Guard): boolean {
  if (isOwn(request)) return false;
  try {
    guard.checkHost(guarded(request));
    guard.checkOrigin(guarded(request));
    return true;
  } catch (error) {
    if (error instanceof SourceError) return false;
    throw error;
  }
}

function guarded({ headers, url = '/' }: IncomingMessage) {
  return { headers, url };
}
