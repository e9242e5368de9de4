/** A script that pages of the app get. */
export interface InsertedScript {
  readonly src: string;
  /** Further attributes, such as `data-editor-origin`. */
  readonly attributes?: Readonly<Record<string, string>>;
}

/** The tags of scripts, which run in this order before the page goes on. */
export function scriptTags(scripts: readonly InsertedScript[], nonce: string | undefined): string {
  return scripts
    .map(({ src, attributes }) => {
      const all = { src, ...attributes, ...(nonce === undefined ? {} : { nonce }) };
      const written = Object.entries(all).map(([name, value]) => ` ${name}="${escaped(value)}"`);
      return `<script${written.join('')}></script>`;
    })
    .join('');
}

function escaped(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
