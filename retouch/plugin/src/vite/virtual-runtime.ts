import { type RuntimeEntry, runtimeAround, runtimeEntries, stampingModule } from '../around.ts';

const prefix = '@retouch/plugin/around/';
const marked = '\0retouch/';
const stamping = `${marked}stamping.js`;

/**
 * The name ends as the original does, because plugins for React look for `react/jsx-dev-runtime` in
 * the text of modules.
 */
export function aroundImportSource(importSource: string): string {
  return prefix + importSource;
}

/** The id of a runtime's module, which no other plugin touches; none for what is no runtime. */
export function resolveRuntime(source: string, importer: string | undefined): string | undefined {
  if (source.startsWith(prefix)) return marked + source.slice(prefix.length);
  return source === './stamping.js' && importer?.startsWith(marked) ? stamping : undefined;
}

/** The text of the module that `resolveRuntime` named. */
export function loadRuntime(id: string): string | undefined {
  if (id === stamping) return stampingModule();
  if (!id.startsWith(marked)) return undefined;
  const [importSource, entry] = split(id.slice(marked.length));
  return runtimeAround(importSource, entry);
}

/** `@emotion/react/jsx-runtime` is an entry of `@emotion/react`, and `react` the index of itself. */
function split(source: string): [importSource: string, entry: RuntimeEntry] {
  for (const entry of runtimeEntries) {
    if (source.endsWith(`/${entry}`)) return [source.slice(0, -entry.length - 1), entry];
  }
  return [source, 'index'];
}
