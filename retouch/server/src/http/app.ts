import type { Server } from 'node:http';
import { maxBodyBytes } from '@retouch/protocol';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyServerFactory,
} from 'fastify';
import { registerEntrance } from './entrance.ts';
import {
  addressAnswer,
  type FailureAnswer,
  failureAnswer,
  type ReportBug,
} from './failure-answer.ts';
import { fitting } from './fitting.ts';
import type { Guard } from './guard.ts';
import { type ApiParts, registerApi } from './routes/api.ts';

/** Everything of Retouch's own is below this path; all else belongs to the app. */
export const ownPrefix = '/__retouch';

export const apiPrefix = `${ownPrefix}/api`;

export interface AppOptions extends ApiParts {
  readonly guard: Guard;
  readonly report: ReportBug;
  /** The server to answer on; without it, one of its own. */
  readonly serverFactory?: FastifyServerFactory<Server>;
}

/** The calls of wire-format, section 5, over HTTP. Every answer is JSON, failures included. */
export function createApp(options: AppOptions): FastifyInstance {
  const { guard, report, serverFactory } = options;
  const app = Fastify({
    bodyLimit: maxBodyBytes,
    forceCloseConnections: true,
    frameworkErrors: (error, _request, reply) => send(reply, failureAnswer(error, report)),
    ...(serverFactory === undefined ? {} : { serverFactory }),
  });
  app.setValidatorCompiler(fitting);
  app.setErrorHandler((error, _request, reply) => send(reply, failureAnswer(error, report)));
  app.setNotFoundHandler((request, reply) =>
    send(reply, addressAnswer(404, `There is no call at ${pathOf(request.url)}.`)),
  );
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
    guard.checkHost(request);
    guard.checkOrigin(request);
    if (pathOf(request.url) !== `${apiPrefix}/health`) guard.checkToken(request);
  });
  acceptEmptyJson(app);
  registerEntrance(app, `${ownPrefix}/`, options);
  app.register(async (api) => registerApi(api, options), { prefix: apiPrefix });
  return app;
}

/** Sends a failure; the connection is closed where the rest of a body may still be under way. */
function send(reply: FastifyReply, { status, body }: FailureAnswer): FastifyReply {
  return reply.code(status).type('application/json; charset=utf-8').send(body);
}

/** A body that is empty although it is called JSON is none, as undo and redo may be sent. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    const body = text.toString();
    if (body.trim() === '') done(null, undefined);
    else parse(request, body, done);
  });
  app.removeContentTypeParser('text/plain');
}

function pathOf(url: string): string {
  return url.replace(/[?#].*$/s, '');
}
