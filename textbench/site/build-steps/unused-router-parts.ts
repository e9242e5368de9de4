import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * Parts of React Router that this site never runs, by their path in its package, with what stands
 * in for them: each export does what the original does where the feature is off.
 */
const standIns: Readonly<Record<string, string>> = {
  // Nobody is given instrumentations, so requests and routes go through as they are.
  'router/instrumentation.js': `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    export const instrumentHandler = (handler) => handler;
    export const instrumentationResultMetaContext = {};`,
  // A site without a server knows all its routes from the start: routeDiscovery is "initial".
  'dom/ssr/fog-of-war.js': `
    export const URL_LIMIT = 7680;
    export const getManifestPath = () => '/__manifest';
    export const getPartialManifest = (manifest) => manifest;
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const getPathsWithAncestors = () => [];
    export const handleClientVersionMismatch = async () => false;
    export const isFogOfWarEnabled = () => false;
    export const useFogOFWarDiscovery = () => {};`,
};

const inPackage = /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/](.+\.js)$/;

/**
 * Leaves those parts out of what visitors load. @throws where a new version of React Router has
 * them elsewhere, or gives or wants other exports, so that they are looked at again
 */
export function unusedRouterParts(): Plugin {
  const replaced = new Set<string>();
  return {
    name: 'textbench:unused-router-parts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    enforce: 'pre',
    load(id) {
      const part = inPackage.exec(id)?.[1]?.replaceAll('\\', '/') ?? '';
      const standIn = standIns[part];
      if (standIn === undefined) return null;
      const [wanted, given] = [exportsOf(readFileSync(id, 'utf8')), exportsOf(standIn)];
      if (wanted !== given) this.error(`${id} exports ${wanted}; its stand-in ${given}.`);
      replaced.add(part);
      return standIn;
    },
    buildEnd(error) {
      const missing = Object.keys(standIns).filter((part) => !replaced.has(part));
      if (!error && missing.length > 0) this.error(`React Router has no ${missing.join(', ')}.`);
    },
  };
}

/** Names that a module exports, in the order of the alphabet. */
function exportsOf(code: string): string {
  const listed = /^export \{([^}]*)\};?$/m.exec(code)?.[1]?.split(',') ?? [];
  const declared = [...code.matchAll(/^ *export const (\w+)/gm)].map(([, name = '']) => name);
  return [...listed, ...declared]
    .map((name) => name.trim())
    .sort()
    .join(', ');
}
