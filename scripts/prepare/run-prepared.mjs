import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { installPackages } from './packages.mjs';
import { pinnedNode } from './pinned-node.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Runs a TypeScript file of this repository on the pinned Node.js, after installing whatever is
 * missing. It does so from any Node.js from version 20 on, and ends as that file ends.
 *
 * @param {string} file path from the root of the repository
 */
export async function runPrepared(file) {
  const script = join(root, file);
  try {
    installPackages(root);
    const node = pinnedNode(root);
    if (realpathSync(node) === realpathSync(process.execPath)) {
      await import(pathToFileURL(script).href);
    } else {
      runOn(node, script);
    }
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'PreparationError') throw error;
    console.error(`\n${error.message}`);
    process.exitCode = 1;
  }
}

/**
 * The channel lets the script notice that this process is gone, however it went.
 *
 * @param {string} node
 * @param {string} script
 */
function runOn(node, script) {
  const child = spawn(node, [script, ...process.argv.slice(2)], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  process.on('SIGINT', () => {}); // the terminal sends it to the child as well; its end is awaited
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  process.on('SIGHUP', () => child.kill('SIGHUP'));
  child.on('exit', (code) => process.exit(code ?? 1));
}
