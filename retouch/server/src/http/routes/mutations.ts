import { historyBody, isMutationName, type MutationName, mutationBodies } from '@retouch/protocol';
import type { FastifyInstance } from 'fastify';
import { fitted } from '../fitting.ts';
import type { ApiParts } from './api.ts';
import { canvasPath, checkCanvas, versioned, versionOf } from './canvas-call.ts';

/** The mutations, undo and redo. */
export function registerMutations(api: FastifyInstance, parts: ApiParts): void {
  for (const name of Object.keys(mutationBodies).filter(isMutationName)) {
    registerMutation(api, parts, name);
  }
  registerReversal(api, parts, 'undo');
  registerReversal(api, parts, 'redo');
}

function registerMutation<Name extends MutationName>(
  api: FastifyInstance,
  { canvas, versions }: ApiParts,
  name: Name,
): void {
  api.post(`${canvasPath}/parseAndMutate/mutate/${name}`, (request, reply) => {
    checkCanvas(request);
    const body = fitted(mutationBodies[name], request.body);
    return versioned(reply, versions, canvas.mutate(name, body, versionOf(request, versions)));
  });
}

function registerReversal(
  api: FastifyInstance,
  { canvas, versions }: ApiParts,
  way: 'undo' | 'redo',
): void {
  api.post(
    `${canvasPath}/parseAndMutate/activities/${way}ChangeToFiles`,
    {
      schema: { body: historyBody },
      preValidation: async (request) => {
        checkCanvas(request);
        request.body ??= {};
      },
    },
    (request, reply) => versioned(reply, versions, canvas[way](versionOf(request, versions))),
  );
}
