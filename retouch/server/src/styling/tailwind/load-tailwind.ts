import { hash } from 'node:crypto';
import { dirname, join } from 'node:path';
import { overridesByName, SourceError } from '@retouch/source';
import type { Project } from '../../project/project.ts';
import { ClassFinder } from './class-for.ts';
import { DeclaredStyles } from './declared-style.ts';
import { type DesignSystem, loadDesignSystem } from './design-system.ts';
import { overridesByStyle } from './overrides.ts';
import { type StyleEntry, styleEntryOf } from './style-entry.ts';
import { memoryRoot, requireFrom, StyleSheets } from './style-sheets.ts';
import type { Tailwind } from './tailwind.ts';
import { version3Theme } from './version-3/data.ts';
import { isOfVersion3 } from './version-3/scale.ts';

/** What was made of a style sheet, and the sheets it imports as they were then. */
interface Known {
  readonly tailwind: Tailwind;
  readonly sheets: StyleSheets;
}

/** By the package, the sheet and where it is: a theme is read again only when a sheet has changed. */
const known = new Map<string, Known>();

/**
 * The Tailwind that applies to a module of a project: its own version and theme. None where the
 * project does not use Tailwind.
 * @throws SourceError `not_editable` where its style sheet can't be read, with Tailwind's own words.
 */
export async function tailwindOf(project: Project, path: string): Promise<Tailwind | undefined> {
  const entry = styleEntryOf(project, path);
  if (entry === undefined) return undefined;
  const source = sourceOf(project, entry);
  const key = hash('sha256', [source.packageFile, source.base, source.css].join('\0'), 'hex');
  const before = known.get(key);
  if (before?.sheets.areAsIn(project)) return before.tailwind;
  const sheets = new StyleSheets(project);
  const { packageFile, css, base } = source;
  const system = await loaded(entry, () => loadDesignSystem(packageFile, css, base, sheets));
  const tailwind = newTailwind(system, entry.version);
  known.set(key, { tailwind, sheets });
  return tailwind;
}

/** The style sheet to read, and with which package. */
function sourceOf(project: Project, { version, path }: StyleEntry) {
  const root = project.root ?? memoryRoot;
  if (version === 3) {
    return { packageFile: ownPackage, css: version3Theme, base: import.meta.dirname };
  }
  const base = path === undefined ? root : join(root, dirname(path));
  const css = path === undefined ? '@import "tailwindcss";' : (project.text(path) ?? '');
  return { packageFile: packageOf(base), css, base };
}

const ownPackage = requireFrom(import.meta.dirname).resolve('tailwindcss');

/** The project's own package where it is version 4, else ours. */
function packageOf(base: string): string {
  try {
    const own = requireFrom(base).resolve('tailwindcss/package.json');
    const manifest: unknown = requireFrom(base)(own);
    const version: unknown =
      typeof manifest === 'object' && manifest !== null && Reflect.get(manifest, 'version');
    return String(version).startsWith('4.') ? requireFrom(base).resolve('tailwindcss') : ownPackage;
  } catch (error) {
    if (isNotFound(error)) return ownPackage;
    throw error;
  }
}

function isNotFound(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    (error.code === 'MODULE_NOT_FOUND' || error.code === 'ERR_PACKAGE_PATH_NOT_EXPORTED')
  );
}

async function loaded(
  { path }: StyleEntry,
  load: () => Promise<DesignSystem>,
): Promise<DesignSystem> {
  try {
    return await load();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SourceError(
      'not_editable',
      `Tailwind can't read ${path ?? 'its own theme'}: ${reason} Once that is put right, classes can be changed.`,
      path === undefined ? {} : { file: path },
    );
  }
}

function newTailwind(system: DesignSystem, version: 3 | 4): Tailwind {
  const styles = new DeclaredStyles(system);
  const finder = new ClassFinder(system, styles, version === 3 ? isOfVersion3 : () => true);
  return {
    version,
    overrides: version === 3 ? overridesByName : overridesByStyle(styles),
    prefix: system.theme.prefix,
    classFor: (property, value) => finder.classFor(property, value),
    propertiesOf: (className) => styles.ofOne(className),
    cssOf: (classNames) => system.candidatesToCss([...classNames]),
    themeValue: (variable) => {
      const { prefix } = system.theme;
      const front = prefix === null ? '--' : `--${prefix}-`;
      if (!variable.startsWith(front)) return undefined;
      return system.theme.get([`--${variable.slice(front.length)}`]) ?? undefined;
    },
  };
}
