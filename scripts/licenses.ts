/** `npm run licenses`: writes the page of the libraries we ship. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundledPackages } from './licenses/bundled-packages.ts';
import { packagesPage } from './licenses/packages-page.ts';
import { root } from './package-bin.ts';

await writeFile(join(root, 'LICENSES/packages.md'), packagesPage(bundledPackages()));
