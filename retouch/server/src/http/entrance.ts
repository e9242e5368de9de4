import type { FastifyInstance } from 'fastify';
import type { Guard } from './guard.ts';
import type { EditedApp } from './routes/api.ts';

/**
 * `GET /__retouch/`: the address that is printed. Its token becomes a cookie, so that it stands
 * neither in the address bar nor in the history afterwards.
 */
export function registerEntrance(
  app: FastifyInstance,
  path: string,
  { guard, app: edited }: { readonly guard: Guard; readonly app: EditedApp },
): void {
  app.get<{ Querystring: Record<string, string> }>(path, (request, reply) => {
    const { token, ...others } = request.query;
    if (token === undefined) {
      reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
      return reply.type('text/html; charset=utf-8').send(page(edited));
    }
    const query = new URLSearchParams(others).toString();
    const cookie = `${guard.cookieName}=${token}; Path=${path}; HttpOnly; SameSite=Strict`;
    reply.header('set-cookie', cookie).header('referrer-policy', 'no-referrer');
    return reply.redirect(query === '' ? path : `${path}?${query}`);
  });
}

function page({ name, framework, devServer, frameUrl }: EditedApp): string {
  const { state, message } = devServer.now;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Retouch: ${escaped(name)}</title>
<style>
  body { max-width: 40rem; margin: 20vh auto 0; padding: 0 1.5rem; font: 1rem/1.5 system-ui; color-scheme: light dark }
  h1 { font-size: 1.25rem }
</style>
<h1>Retouch edits ${escaped(name)}</h1>
<p>Framework: ${framework}. Dev server: ${state}.${message === undefined ? '' : ` ${escaped(message)}`}</p>
<p>The app with its elements marked: <a href="${escaped(frameUrl())}">${escaped(frameUrl())}</a></p>
`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
