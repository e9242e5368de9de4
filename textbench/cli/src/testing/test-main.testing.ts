import { start } from '../start.ts';
import { shelfOf } from '../tool-shelf.ts';
import { testEntries } from './test-tools.testing.ts';

await start(shelfOf(testEntries, import.meta.resolve('./test-tools.testing.ts')));
