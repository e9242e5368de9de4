import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from './packages.mjs';
import { PreparationError } from './preparation-error.mjs';

/** The first version that runs TypeScript as it is. */
const leastVersion = 24;

/**
 * Path of the Node.js that the devDependency `node` carries. npm lays it down in an install script;
 * where scripts are off it is asked for once more, and where the package has no binary for this
 * platform the running Node.js serves, if it is new enough.
 *
 * @param {string} root
 * @throws {PreparationError} when there is none
 */
export function pinnedNode(root) {
  const path = join(root, 'node_modules/node/bin', binary(process.platform));
  if (!existsSync(path)) npm(root, ['rebuild', 'node', '--ignore-scripts=false']);
  if (existsSync(path)) return path;
  if (isNewEnough(process.versions.node)) return process.execPath;
  throw new PreparationError(
    `The package "node" brought no binary. Install Node.js ${leastVersion} and run the same command again.`,
  );
}

/** @param {string} platform as `process.platform` names it */
export function binary(platform) {
  return platform === 'win32' ? 'node.exe' : 'node';
}

/** @param {string} version as `process.versions.node` has it */
export function isNewEnough(version) {
  return Number.parseInt(version, 10) >= leastVersion;
}
