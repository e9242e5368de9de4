import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isInstalled, npm } from '../../scripts/prepare/packages.mjs';

/**
 * Installs the programs to measure against, without their installation scripts: those beside this
 * file, or those of another folder with a lockfile.
 */
export function installPeers(folder: string = import.meta.dirname): void {
  const wanted = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  if (isInstalled(wanted, installed(folder))) return;
  console.info('Installing the programs to measure against …');
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  if (npm(folder, args) !== 0) throw new Error('They could not be installed; npm says why above.');
}

function installed(folder: string) {
  try {
    return JSON.parse(readFileSync(join(folder, 'node_modules/.package-lock.json'), 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
