import type { NextConfig } from 'next';
import { describe, expect, it } from 'vitest';
import { type ConfigExport, withRetouch } from './index.ts';

const development = 'phase-development-server';
const context = { defaultConfig: {} };

function developed(config?: ConfigExport, options = {}): Promise<NextConfig> {
  return withRetouch(config, options)(development, context);
}

type WebpackArguments = Parameters<NonNullable<NextConfig['webpack']>>;

/** The rules of webpack's configuration after the function of a configuration of Next.js. */
function webpackRules({ webpack }: NextConfig): unknown[] {
  const config = { module: { rules: [{ test: /\.css$/ }] } };
  const told: WebpackArguments[1] = Object.create(null);
  return webpack?.(config, told).module.rules;
}

describe('outside development', () => {
  it.each(['phase-production-build', 'phase-production-server', 'phase-export', 'phase-test'])(
    'in %s the configuration is the one given',
    async (phase) => {
      const own: NextConfig = { reactStrictMode: true };
      expect(await withRetouch(own)(phase, context)).toBe(own);
    },
  );
});

describe('in development', () => {
  it.each<[string, ConfigExport]>([
    ['an object', { basePath: '/shop' }],
    ['a function', (phase) => ({ basePath: phase === development ? '/shop' : '/other' })],
    ['a function that takes its time', async () => ({ basePath: '/shop' })],
  ])('the configuration may be %s', async (_, config) => {
    expect((await developed(config)).basePath).toBe('/shop');
  });

  it('needs no configuration', async () => {
    expect(Object.keys(await developed())).toContain('turbopack');
  });

  it('a function gets the context', async () => {
    const config = await developed((_phase, { defaultConfig }) => ({
      env: { given: String(defaultConfig === context.defaultConfig) },
    }));
    expect(config.env).toEqual({ given: 'true' });
  });

  it('Turbopack gets a rule for the app’s own modules beside those there are', async () => {
    const svg = { loaders: ['svg-loader'], as: '*.js' };
    const { turbopack } = await developed(
      { turbopack: { root: '/home', rules: { '*.svg': svg, '*.{tsx,jsx,js}': ['own-loader'] } } },
      { exclude: ['mesh'] },
    );
    const options = { exclude: ['mesh'], version: expect.stringMatching(/^[0-9a-f]{16}$/) };
    const loader = expect.stringMatching(/stamp-loader\.ts$/);
    expect(turbopack).toEqual({
      root: '/home',
      rules: {
        '*.svg': svg,
        '*.{tsx,jsx,js}': [
          {
            condition: { all: [{ not: 'foreign' }, { content: expect.any(RegExp) }] },
            loaders: [{ loader, options }],
          },
          'own-loader',
        ],
      },
    });
  });

  it('webpack gets a rule that comes before all others, and the own function has the last word', async () => {
    const config = await developed({
      webpack: (given) => {
        given.module.rules.push({ test: /\.svg$/ });
        return given;
      },
    });
    expect(webpackRules(config)).toMatchObject([
      { test: /\.css$/ },
      { enforce: 'pre', exclude: /[\\/]node_modules[\\/]/ },
      { test: /\.svg$/ },
    ]);
    expect(webpackRules(await developed())).toHaveLength(2);
  });

  it('hot updates reach the address that Retouch shows the app at', async () => {
    const { allowedDevOrigins } = await developed({ allowedDevOrigins: ['dev.example'] });
    expect(allowedDevOrigins).toEqual(['dev.example', '127.0.0.1']);
  });
});
