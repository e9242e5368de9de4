/** `npm test`: installs what is missing, then runs every check. */
import { runPrepared } from './prepare/run-prepared.mjs';

await runPrepared('scripts/test.ts');
