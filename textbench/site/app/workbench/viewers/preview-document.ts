/** The part of DOMPurify that is used here. */
interface Purifier {
  sanitize(html: string, options: { WHOLE_DOCUMENT: boolean; FORBID_TAGS: string[] }): string;
}

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data: blob:; font-src data:; form-action 'none'";

const style =
  'body{font:16px/1.6 system-ui,sans-serif;max-width:44rem;margin:0;padding:1rem;color:#17181a;overflow-wrap:break-word}table{border-collapse:collapse}td,th{border:1px solid #ddd;padding:.3rem .6rem}pre,code{font-family:ui-monospace,monospace;background:#f3f3f0}pre{padding:.8rem;overflow:auto}blockquote{margin-left:0;padding-left:1rem;border-left:3px solid #ddd}img{max-width:100%}';

/** A document of sanitised HTML that forbids every request. */
export function previewDocument(html: string, purifier: Purifier): string {
  const clean = purifier.sanitize(html, {
    WHOLE_DOCUMENT: false,
    FORBID_TAGS: ['base', 'meta', 'link', 'iframe', 'object', 'embed', 'form'],
  });
  return `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><style>${style}</style>${clean}`;
}
