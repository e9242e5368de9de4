import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bundledPackages } from './licenses/bundled-packages.ts';
import { packagesPage } from './licenses/packages-page.ts';
import { root } from './package-bin.ts';

/** Licences that ask for no more than a notice. DOMPurify is taken under Apache-2.0. */
const permissive =
  /^(MIT|ISC|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|0BSD|CC0-1\.0|Unlicense|\(MPL-2\.0 OR Apache-2\.0\)|BlueOak-1\.0\.0|PSF-2\.0)$/;

describe('what we ship', () => {
  it('holds only permissively licensed libraries', () => {
    const others = bundledPackages().filter(({ license }) => !permissive.test(license));
    expect(others.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
  });

  it('is credited: `npm run licenses` changes nothing', () => {
    const page = readFileSync(join(root, 'LICENSES/packages.md'), 'utf8');
    expect(page === packagesPage(bundledPackages())).toBe(true);
  });
});
