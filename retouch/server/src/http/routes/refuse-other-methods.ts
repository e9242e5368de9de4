import type { FastifyInstance, HTTPMethods } from 'fastify';
import { addressAnswer } from '../failure-answer.ts';

const methods: readonly HTTPMethods[] = ['DELETE', 'GET', 'OPTIONS', 'PATCH', 'POST', 'PUT'];

/** Answers every method that a call does not have, for all calls registered from here on. */
export function refuseOtherMethods(api: FastifyInstance): void {
  api.addHook('onRoute', ({ url, method, config }) => {
    if (config?.isRefusal || method === 'HEAD') return;
    const others = methods.filter((other) => other !== method);
    api.route({
      url: url.slice(api.prefix.length),
      method: others,
      config: { isRefusal: true },
      handler: async (request, reply) => {
        const { status, body } = addressAnswer(
          405,
          `This call takes ${method}, not ${request.method}.`,
        );
        return reply.code(status).header('allow', String(method)).send(body);
      },
    });
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route only answers that the method is another. */
    isRefusal?: boolean;
  }
}
