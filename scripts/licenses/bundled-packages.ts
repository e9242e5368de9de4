import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../package-bin.ts';

/** A library whose code reaches a visitor's browser or a user of the command. */
export interface BundledPackage {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  /** The licence as the package carries it; empty where it carries none. */
  readonly text: string;
}

interface PackageFile {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Lucide is drawn into the icon sprite at build time, so it is bundled though it is no dependency. */
const drawnIn = ['lucide-static'];

/** What the packages of Textbench depend on, with what those depend on, by name. */
export function bundledPackages(): BundledPackage[] {
  const workspaces = ['kit', 'language', 'tools', 'cli', 'site'];
  const found = new Map<string, BundledPackage>();
  const waiting = workspaces.map((name) => join(root, 'textbench', name));
  for (const name of drawnIn) waiting.push(packageFolder(name, root));
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    const file: PackageFile = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const key = `${file.name}@${file.version}`;
    if (found.has(key)) continue;
    if (!file.name.startsWith('@textbench/')) found.set(key, described(file, folder));
    for (const name of Object.keys(file.dependencies ?? {})) {
      if (!name.startsWith('@textbench/')) waiting.push(packageFolder(name, folder));
    }
  }
  return [...found.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}

function packageFolder(name: string, from: string): string {
  for (let folder = from; folder.length >= root.length; folder = join(folder, '..')) {
    const candidate = join(folder, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) return candidate;
  }
  throw new Error(`${name} is not installed.`);
}

function described(file: PackageFile, folder: string): BundledPackage {
  const name = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)/i.test(entry));
  const text = name ? readFileSync(join(folder, name), 'utf8').trim() : '';
  return { name: file.name, version: file.version, license: file.license ?? 'none', text };
}
