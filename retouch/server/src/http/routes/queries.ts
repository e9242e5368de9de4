import { limits, sourceQuery, tailwindQuery } from '@retouch/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import { activityList } from '../../canvas/activity-list.ts';
import { elementSource } from '../../canvas/element-source.ts';
import { insertableComponents } from '../../lookups/component-list.ts';
import { nativeTags } from '../../lookups/data.ts';
import type { ApiParts } from './api.ts';
import { canvasPath, checkCanvas, versioned, versionOf } from './canvas-call.ts';

const activitiesQuery = Type.Object({
  before: Type.Optional(Type.String({ maxLength: limits.name })),
  limit: Type.Optional(Type.String({ pattern: '^[1-9]\\d{0,3}$' })),
});

const ofCanvas = { preValidation: async (request: FastifyRequest) => checkCanvas(request) };

/** The calls that read. */
export function registerQueries(api: FastifyInstance, parts: ApiParts): void {
  const { canvas, versions, tailwind } = parts;
  api.get(`${canvasPath}/lookups`, ofCanvas, (_request, reply) =>
    versioned(
      reply,
      versions,
      canvas.read(({ lookups }) => lookups.full()),
    ),
  );
  api.get<{ Querystring: Static<typeof sourceQuery> }>(
    `${canvasPath}/source`,
    { ...ofCanvas, schema: { querystring: sourceQuery } },
    (request, reply) => {
      const read = canvas.read(
        ({ project, lookups }) => elementSource(request.query.codebaseId, project, lookups),
        versionOf(request, versions),
      );
      return versioned(reply, versions, read);
    },
  );
  api.get(`${canvasPath}/components`, ofCanvas, (_request, reply) => {
    const read = canvas.read(({ project }) => {
      const modules = project.modulePaths().flatMap((path) => project.files.facts(path) ?? []);
      return { components: insertableComponents(modules), nativeTags };
    });
    return versioned(reply, versions, read);
  });
  api.get<{ Querystring: Static<typeof activitiesQuery> }>(
    `${canvasPath}/activities`,
    { ...ofCanvas, schema: { querystring: activitiesQuery } },
    (request, reply) => {
      const { before, limit = '100' } = request.query;
      const page = { ...(before === undefined ? {} : { before }), limit: Number(limit) };
      return versioned(
        reply,
        versions,
        canvas.read(({ history }) => activityList(history, page)),
      );
    },
  );
  api.get<{ Querystring: Static<typeof tailwindQuery> }>(
    `${canvasPath}/tailwind`,
    { ...ofCanvas, schema: { querystring: tailwindQuery } },
    (request) => tailwind(request.query.classes.split(/\s+/).filter((name) => name !== '')),
  );
}
