/** `npm start`: installs what is missing, then starts everything there is to see. */
import { runPrepared } from './prepare/run-prepared.mjs';

await runPrepared('scripts/start.ts');
