import { describe, expect, it } from 'vitest';
import { isInstalled } from './packages.mjs';

const vite = { version: '8.3.8', integrity: 'sha512-a' };
const macOnly = { version: '2.3.3', integrity: 'sha512-b', optional: true };
const wanted = {
  packages: { '': { version: '0.1.0' }, 'node_modules/vite': vite, 'node_modules/mac': macOnly },
};

describe('isInstalled', () => {
  it('holds when npm noted the same versions; the repository itself is not a package', () => {
    expect(isInstalled(wanted, { packages: { 'node_modules/vite': vite } })).toBe(true);
  });

  it('fails where nothing was installed, or the installation never came to its end', () => {
    expect(isInstalled(wanted, undefined)).toBe(false);
    expect(isInstalled(wanted, {})).toBe(false);
  });

  it('fails when a package is missing that is not optional', () => {
    expect(isInstalled(wanted, { packages: { 'node_modules/mac': macOnly } })).toBe(false);
  });

  it('fails after an update of the lockfile', () => {
    const older = { packages: { 'node_modules/vite': { ...vite, version: '8.3.7' } } };
    expect(isInstalled(wanted, older)).toBe(false);
  });

  it('fails when an optional package is there in another version', () => {
    const older = {
      'node_modules/vite': vite,
      'node_modules/mac': { ...macOnly, version: '1.0.0' },
    };
    expect(isInstalled(wanted, { packages: older })).toBe(false);
  });

  it('fails when the same version has another content', () => {
    const forged = { packages: { 'node_modules/vite': { ...vite, integrity: 'sha512-x' } } };
    expect(isInstalled(wanted, forged)).toBe(false);
  });

  it('is not misled by packages that the lockfile no longer names', () => {
    const more = { packages: { 'node_modules/vite': vite, 'node_modules/old': vite } };
    expect(isInstalled(wanted, more)).toBe(true);
  });
});
