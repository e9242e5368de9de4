import { dirname } from 'node:path';
import remapping from '@jridgewell/remapping';
import { type StampedModule, stampModule } from '@retouch/source/stamp';
import { configurationFiles, configuredImportSource } from '../project-jsx.ts';
import { projectPath, realFolder } from '../project-path.ts';
import type { LoaderContext, LoaderSourceMap } from './loader-context.ts';
import { runtimeFolder, runtimeSpecifier, writeRuntime } from './runtime-folder.ts';

/** Stamps one module, for webpack and Turbopack alike; what is not stamped goes on as it came. */
function stampLoader(this: LoaderContext, source: string, map?: LoaderSourceMap): void {
  const stamped = stampFor(this, source);
  if (stamped === undefined) {
    this.callback(null, source, map);
  } else {
    this.callback(null, stamped.code, composed(stamped, map));
  }
}

// biome-ignore lint/style/noDefaultExport: loaders are taken by their default export
export { stampLoader as default };

function stampFor(loader: LoaderContext, source: string): StampedModule | undefined {
  const { resourcePath } = loader;
  const { root, exclude, jsxImportSource } = loader.getOptions();
  const project = realFolder(loader.rootContext);
  const path = projectPath(root === undefined ? project : realFolder(root), resourcePath);
  if (path === undefined) return undefined;
  return stampModule(path, source, {
    importSource: jsxImportSource ?? configuredImportSource(project) ?? 'react',
    runtime: 'automatic',
    exclude: new Set(exclude),
    sourceName: resourcePath,
    around(importSource) {
      provideRuntime(loader, project, importSource);
      return runtimeSpecifier(runtimeFolder(project, importSource), dirname(resourcePath));
    },
  });
}

/** What a module needs beside itself has to be told, because its output is kept over restarts. */
function provideRuntime(loader: LoaderContext, project: string, importSource: string): void {
  const files = [...configurationFiles(project), ...writeRuntime(project, importSource)];
  for (const file of files) loader.addDependency(file);
}

function composed({ map }: StampedModule, earlier: LoaderSourceMap | undefined): object {
  return earlier ? remapping([map.toString(), earlier], () => null) : map;
}
