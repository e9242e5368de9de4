import { join } from 'node:path';
import type { NextConfig } from 'next';
import type { LoaderOptions } from './loader-context.ts';
import { stampingVersion } from './stamping-version.ts';

export interface RetouchOptions {
  /** The folder from which ids count: the one that `retouch` is started with. Else the app's own. */
  readonly root?: string;
  /** Tags that get no id, as written: elements of renderers other than the DOM, and components that reject unknown props. */
  readonly exclude?: readonly string[];
  /** What JSX comes from; else what `tsconfig.json` or `jsconfig.json` names. */
  readonly jsxImportSource?: string;
}

/** A configuration of Next.js as its file may export it. */
export type ConfigExport =
  | NextConfig
  | ((phase: string, context: { defaultConfig: NextConfig }) => NextConfig | Promise<NextConfig>);

const developmentPhase = 'phase-development-server';
const loader = join(import.meta.dirname, 'stamp-loader.ts');
const modules = '*.{tsx,jsx,js}';

/**
 * Gives every element of the app its id, in development only, with Turbopack and with webpack.
 * Stands outermost in `next.config`: what it gives is a function.
 */
export function withRetouch(config: ConfigExport = {}, options: RetouchOptions = {}) {
  return async (phase: string, context: { defaultConfig: NextConfig }): Promise<NextConfig> => {
    const own = typeof config === 'function' ? await config(phase, context) : config;
    if (phase !== developmentPhase) return own;
    requireTypeStripping();
    const { exclude = [], ...others } = options;
    const loaderOptions: LoaderOptions = { ...others, exclude, version: stampingVersion() };
    return {
      ...own,
      // Next.js refuses hot updates to any origin but localhost; Retouch shows the app on this one.
      allowedDevOrigins: [...(own.allowedDevOrigins ?? []), '127.0.0.1'],
      turbopack: withTurbopackRule(own.turbopack, loaderOptions),
      webpack: withWebpackRule(own.webpack, loaderOptions),
    };
  };
}

/** The loader is TypeScript, which the bundlers hand to Node.js as it is. */
function requireTypeStripping(): void {
  if (process.features.typescript) return;
  throw new Error(
    `Retouch needs Node.js 22.18 or later; next dev runs on ${process.version}. ` +
      'Start it on a later one, or take withRetouch out of next.config.',
  );
}

type TurbopackConfig = NonNullable<NextConfig['turbopack']>;
type TurbopackRules = NonNullable<TurbopackConfig['rules']>;

function withTurbopackRule(own: TurbopackConfig | undefined, options: LoaderOptions) {
  const rules: TurbopackRules = {
    ...own?.rules,
    [modules]: [
      {
        condition: { all: [{ not: 'foreign' }, { content: /<\s*\/|\/\s*>/ }] },
        loaders: [{ loader, options: { ...options, exclude: [...options.exclude] } }],
      },
      ...[own?.rules?.[modules] ?? []].flat(),
    ],
  };
  return { ...own, rules };
}

type WebpackFunction = NonNullable<NextConfig['webpack']>;

function withWebpackRule(own: WebpackFunction | null | undefined, options: LoaderOptions) {
  const rule = {
    test: /\.(?:tsx|jsx|js)$/,
    exclude: /[\\/]node_modules[\\/]/,
    enforce: 'pre',
    use: [{ loader, options }],
  };
  const extended: WebpackFunction = (config, context) => {
    config.module.rules.push(rule);
    return own?.(config, context) ?? config;
  };
  return extended;
}
