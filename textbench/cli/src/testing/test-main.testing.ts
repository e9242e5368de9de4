import { enableCompileCache } from 'node:module';

enableCompileCache();

const { start } = await import('../start.ts');
const { shelfOf } = await import('../tool-shelf.ts');
const { testEntries } = await import('./test-tools.testing.ts');

await start(shelfOf(testEntries, import.meta.resolve('./test-tools.testing.ts')));
