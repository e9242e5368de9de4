import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { Framework } from '@retouch/protocol';
import { CommandError } from '../command/command-error.ts';

/** A folder that holds an app. */
export interface ProjectFolder {
  /** Absolute, without links. */
  readonly root: string;
  /** From package.json, else the name of the folder. */
  readonly name: string;
  readonly framework: Framework;
}

/**
 * Looks at a folder that retouch is asked to edit.
 * @throws CommandError where there is no such folder, or no package.json in it.
 */
export function projectFolder(folder: string, from: string): ProjectFolder {
  const path = resolve(from, folder);
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) {
    throw new CommandError(`There is no folder ${path}.`);
  }
  const root = realpathSync(path);
  const manifest = join(root, 'package.json');
  if (!existsSync(manifest)) {
    throw new CommandError(`${root} has no package.json. Name the folder of an app.`);
  }
  const { name, packages } = readManifest(manifest);
  return { root, name: name ?? basename(root), framework: frameworkOf(root, packages) };
}

/** The configuration file of this name that a project has, whatever language it is written in. */
export function configurationFile(root: string, name: string): string | undefined {
  return ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs']
    .map((extension) => `${name}.${extension}`)
    .find((file) => existsSync(join(root, file)));
}

function frameworkOf(root: string, packages: ReadonlySet<string>): Framework {
  const has = (packageName: string, configuration: string) =>
    packages.has(packageName) || configurationFile(root, configuration) !== undefined;
  if (has('next', 'next.config')) return 'next';
  if (has('@react-router/dev', 'react-router.config')) return 'react-router';
  return has('vite', 'vite.config') ? 'vite' : 'unknown';
}

function readManifest(path: string): { name: string | undefined; packages: ReadonlySet<string> } {
  const manifest = parsed(path);
  const packages = ['dependencies', 'devDependencies', 'peerDependencies'].flatMap((field) =>
    Object.keys(fieldOf(manifest, field) ?? {}),
  );
  const name = fieldOf(manifest, 'name');
  return {
    name: typeof name === 'string' && name !== '' ? name : undefined,
    packages: new Set(packages),
  };
}

function parsed(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new CommandError(`${path} is not valid JSON: ${error.message}`);
  }
}

function fieldOf(value: unknown, field: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined;
}
