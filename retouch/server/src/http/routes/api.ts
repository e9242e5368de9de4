import type { CanvasList, Framework, Health, TailwindAnswer } from '@retouch/protocol';
import type { FastifyInstance } from 'fastify';
import type { LiveCanvas } from '../../canvas/live-canvas.ts';
import type { DevServerStatus } from '../../dev-server/dev-server-status.ts';
import type { Guard } from '../guard.ts';
import type { VersionTags } from '../version-tag.ts';
import { registerEvents } from './events.ts';
import { registerMutations } from './mutations.ts';
import { registerQueries } from './queries.ts';
import { refuseOtherMethods } from './refuse-other-methods.ts';

/** The app under edit, as the calls tell of it. */
export interface EditedApp {
  readonly name: string;
  readonly framework: Framework;
  readonly devServer: DevServerStatus;
  /** The address that frames load, with a trailing slash. */
  frameUrl(): string;
}

/** What the calls are about. */
export interface ApiParts {
  readonly app: EditedApp;
  readonly canvas: LiveCanvas;
  /** CSS of classes by the project's own Tailwind. */
  readonly tailwind: (classes: readonly string[]) => Promise<TailwindAnswer>;
  readonly versions: VersionTags;
  readonly guard: Guard;
  readonly productVersion: string;
  readonly readOnly: boolean;
}

/** The id of the one canvas there is: the app that the server was started for. */
export const canvasId = 'app';

/** Registers every call of wire-format, section 5, and the queries beside them. */
export function registerApi(api: FastifyInstance, parts: ApiParts): void {
  refuseOtherMethods(api);
  registerHealth(api, parts);
  api.get('/canvases', (): CanvasList => {
    const { name, framework, devServer, frameUrl } = parts.app;
    const { state } = devServer.now;
    return {
      canvases: [{ canvasId, name, framework, frameUrl: frameUrl(), devServer: state }],
    };
  });
  registerMutations(api, parts);
  registerQueries(api, parts);
  registerEvents(api, parts);
}

/** Whether the server is up, for anyone at this machine; to who knows the token, more. */
function registerHealth(api: FastifyInstance, parts: ApiParts): void {
  const { app, guard, productVersion: version, readOnly } = parts;
  api.get('/health', (request) => {
    const health: Health = { status: 'ok', product: 'retouch', version };
    if (!guard.knowsToken(request)) return health;
    return {
      ...health,
      node: process.versions.node,
      project: app.name,
      framework: app.framework,
      devServer: app.devServer.now,
      readOnly,
    };
  });
}
