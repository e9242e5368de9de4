import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ProjectChange } from '../../canvas/project-changes.ts';
import { eventsOf, streamText } from '../server-sent.ts';
import type { ApiParts } from './api.ts';
import { canvasPath, checkCanvas } from './canvas-call.ts';

/** How often something is sent where nothing happens, so that no one takes the line for dead. */
const heartbeatMilliseconds = 15_000;

/** A reader that has left this much unread, in bytes, is gone or stuck. */
const mostUnread = 64 * 1024 * 1024;

/**
 * `GET events`: what becomes of the project and of the dev server. Who connects again and says by
 * `Last-Event-ID` what it heard last gets what it missed.
 */
export function registerEvents(api: FastifyInstance, parts: ApiParts): void {
  const open = new Set<ServerResponse>();
  api.addHook('preClose', async () => {
    for (const response of open) response.end();
  });
  api.get(
    `${canvasPath}/events`,
    { preValidation: async (request) => checkCanvas(request) },
    (request, reply) => {
      const response = openStream(reply);
      open.add(response);
      response.on('close', () => open.delete(response));
      follow(request, response, parts);
    },
  );
}

function openStream(reply: FastifyReply): ServerResponse {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    ...reply.getHeaders(),
    'content-type': 'text/event-stream; charset=utf-8',
    'x-accel-buffering': 'no',
  } as Record<string, string>);
  raw.write('retry: 1000\n\n');
  return raw;
}

function follow(request: FastifyRequest, response: ServerResponse, parts: ApiParts): void {
  const { app, canvas, versions } = parts;
  const write = (text: string) => {
    if (response.writableLength > mostUnread) response.destroy();
    else response.write(text);
  };
  const tell = (change: Omit<ProjectChange, 'version'>, version: number) =>
    write(streamText(eventsOf(change), versions.write(version)));
  const tellDevServer = () =>
    write(
      streamText(
        [{ type: 'dev_server', ...app.devServer.now }],
        versions.write(canvas.changes.version),
      ),
    );

  const heard = versions.read(request.headers['last-event-id']);
  if (heard !== undefined && heard < canvas.changes.version) {
    tell({ ...canvas.changes.since(heard), paths: [], activityId: null }, canvas.changes.version);
  }
  tellDevServer();
  const stop = [
    canvas.changes.subscribe((change) => tell(change, change.version)),
    app.devServer.subscribe(tellDevServer),
  ];
  const heartbeat = setInterval(() => write(': still here\n\n'), heartbeatMilliseconds);
  response.on('close', () => {
    clearInterval(heartbeat);
    for (const end of stop) end();
  });
}
