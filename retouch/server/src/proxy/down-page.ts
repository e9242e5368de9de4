import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DevServerReport } from '../dev-server/dev-server-status.ts';

/** Answers in place of a dev server that does not: a page that tries again by itself. */
export function downPage(
  request: IncomingMessage,
  response: ServerResponse,
  { state, message }: DevServerReport,
  error?: Error,
): void {
  const title =
    state === 'starting' ? 'The app is starting' : 'The app’s dev server does not answer';
  const reason = message ?? (state === 'starting' ? undefined : error?.message);
  const wantsPage = (request.headers.accept ?? '').includes('text/html');
  response.writeHead(state === 'starting' ? 503 : 502, {
    'cache-control': 'no-store',
    'content-type': wantsPage ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8',
    'retry-after': '1',
  });
  response.end(wantsPage ? page(title, reason) : [title, reason].filter(Boolean).join('\n'));
}

function page(title: string, reason: string | undefined): string {
  const detail = reason === undefined ? '' : `<pre>${escaped(reason)}</pre>`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="1">
<title>${title}</title>
<style>
  body { max-width: 40rem; margin: 20vh auto 0; padding: 0 1.5rem; font: 1rem/1.5 system-ui; color-scheme: light dark }
  h1 { font-size: 1.25rem }
  pre { overflow: auto; white-space: pre-wrap }
</style>
<h1>${title}</h1>
<p>This page shows the app as soon as it answers.</p>
${detail}
`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
