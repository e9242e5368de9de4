import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PreparationError } from './preparation-error.mjs';

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, link?: boolean }} Package
 * @typedef {{ packages?: Record<string, Package> }} Lockfile
 */

/**
 * Whether what npm noted as installed is what the lockfile asks for. Optional packages may be
 * missing: they are for other platforms.
 *
 * @param {Lockfile} wanted package-lock.json
 * @param {Lockfile | undefined} installed node_modules/.package-lock.json, written at the end of an installation
 */
export function isInstalled(wanted, installed) {
  return Object.entries(wanted.packages ?? {}).every(([path, asked]) => {
    const found = installed?.packages?.[path];
    if (path === '') return true;
    if (!found) return asked.optional === true;
    return found.version === asked.version && found.integrity === asked.integrity;
  });
}

/**
 * Installs the packages of the lockfile where they are missing or of another version.
 *
 * @param {string} root
 * @throws {PreparationError} when npm fails
 */
export function installPackages(root) {
  const wanted = readLockfile(join(root, 'package-lock.json'));
  if (!wanted) throw new PreparationError('package-lock.json is missing: restore it from Git.');
  if (isInstalled(wanted, readLockfile(join(root, 'node_modules/.package-lock.json')))) return;
  console.log('Installing packages …');
  const status = npm(root, ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (status === 0) return;
  throw new PreparationError(
    'The packages could not be installed; npm says why above. See to the network, then run the same command again.',
  );
}

/**
 * Runs npm, on view, and gives its exit code.
 *
 * @param {string} root
 * @param {readonly string[]} args
 */
export function npm(root, args) {
  const itself = process.env.npm_execpath;
  /** @type {import('node:child_process').SpawnSyncOptions} */
  const options = { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] };
  const { status } = itself?.endsWith('.js')
    ? spawnSync(process.execPath, [itself, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
  return status ?? 1;
}

/**
 * @param {string} path
 * @returns {Lockfile | undefined} nothing where there is no such file
 */
function readLockfile(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
