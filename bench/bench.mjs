/** `npm run bench`: installs what is missing, then measures. */
import { runPrepared } from '../scripts/prepare/run-prepared.mjs';

await runPrepared('bench/main.ts');
