import { stampModule } from '@retouch/source/stamp';
import type { Plugin, ResolvedConfig } from 'vite';
import { configuredImportSource } from '../project-jsx.ts';
import { projectPath, realFolder } from '../project-path.ts';
import { aroundImportSource, loadRuntime, resolveRuntime } from './virtual-runtime.ts';

const pluginName = 'retouch';

export interface RetouchOptions {
  /** The project's folder, from which ids count: the one that `retouch` is started with. Else Vite's root. */
  readonly root?: string;
  /** Tags that get no id, as written: elements of renderers other than the DOM, and components that reject unknown props. */
  readonly exclude?: readonly string[];
  /** What JSX comes from, where a plugin that hides it compiles it; else as Vite and TypeScript are configured. */
  readonly jsxImportSource?: string;
}

/**
 * Gives every element of the app its id, in development only. Works before any other plugin sees a
 * module, wherever it stands among them; a second one of it does nothing.
 */
export function retouch(options: RetouchOptions = {}): Plugin {
  let stamp: ((code: string, id: string) => ReturnType<typeof stampModule>) | undefined;
  const own = {};
  return {
    name: pluginName,
    api: own,
    enforce: 'pre',
    apply: (_config, { command, mode }) => command === 'serve' && mode !== 'test', // as Vitest runs
    configResolved(config) {
      const first = config.plugins.find(({ name }) => name === pluginName);
      stamp = first?.api === own ? stamperOf(config, options) : undefined;
    },
    resolveId: {
      order: 'pre',
      handler: (source, importer) => resolveRuntime(source, importer),
    },
    load: {
      order: 'pre',
      handler: (id) => loadRuntime(id),
    },
    transform: {
      order: 'pre',
      filter: {
        id: { include: /\.(?:[jt]sx|[cm]?js)(?:\?|$)/, exclude: [/\/node_modules\//, /^\0/] },
      },
      handler: (code, id) => stamp?.(code, id),
    },
  };
}

// biome-ignore lint/style/noDefaultExport: plugins of Vite are imported by default too
export { retouch as default };

function stamperOf(config: ResolvedConfig, options: RetouchOptions) {
  const root = realFolder(options.root ?? config.root);
  const jsx = jsxOf(config);
  const importSource =
    options.jsxImportSource ?? jsx.importSource ?? configuredImportSource(config.root) ?? 'react';
  const shared = {
    importSource,
    runtime: jsx.runtime ?? 'automatic',
    exclude: new Set(options.exclude),
    around: aroundImportSource,
  };
  return (code: string, id: string) => {
    const [file = ''] = id.split('?');
    const path = projectPath(root, file);
    return path === undefined
      ? undefined
      : stampModule(path, code, { ...shared, sourceName: file });
  };
}

function jsxOf({ oxc }: ResolvedConfig) {
  return typeof oxc === 'object' && typeof oxc.jsx === 'object' ? oxc.jsx : {};
}
