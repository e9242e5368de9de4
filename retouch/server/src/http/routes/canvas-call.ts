import { versionHeader } from '@retouch/protocol';
import { SourceError } from '@retouch/source';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Versioned } from '../../canvas/live-canvas.ts';
import type { VersionTags } from '../version-tag.ts';
import { canvasId } from './api.ts';

/** Where every call about a canvas is. */
export const canvasPath = '/canvases/:canvasId';

/** @throws SourceError `unknown_canvas` where the path names another canvas than there is. */
export function checkCanvas({ params }: FastifyRequest): void {
  const named = (params as { readonly canvasId?: unknown }).canvasId;
  if (named === canvasId) return;
  throw new SourceError('unknown_canvas', `There is no canvas ${named}; GET canvases lists them.`);
}

/** The version of the ids in a request, if it says so. */
export function versionOf(request: FastifyRequest, versions: VersionTags): number | undefined {
  return versions.read(request.headers[versionHeader]);
}

/** Answers, and says in a header which version the ids are of. */
export async function versioned<Answer>(
  reply: FastifyReply,
  versions: VersionTags,
  result: Promise<Versioned<Answer>>,
): Promise<Answer> {
  const { answer, version } = await result;
  reply.header(versionHeader, versions.write(version));
  return answer;
}
