/** Starts Textbench, tells its address once it answers, and ends all of it with Ctrl-C. */
import { join } from 'node:path';
import { packageBin, root } from './package-bin.ts';
import { lastAnswer } from './services/answers.ts';
import { freePort } from './services/free-port.ts';
import { type RunningService, type Service, startService } from './services/service.ts';

const textbench: Service = {
  name: 'Textbench',
  preferredPort: 5173,
  folder: join(root, 'textbench/site'),
  command: (port) => [
    '--conditions=development', // which it would start itself a second time for
    packageBin('@react-router/dev', 'react-router'),
    ...['dev', '--host', '127.0.0.1', '--port', `${port}`, '--strictPort', '--logLevel', 'warn'],
  ],
};

const services: readonly Service[] = [textbench];
const withinMs = 90_000;
const running: RunningService[] = [];
let stopping: Promise<never> | undefined;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(0));
process.on('disconnect', () => stop(1)); // what started this script is gone

for (const service of services) {
  const port = await freePort(service.preferredPort);
  console.info(`Starting ${service.name} …`);
  const started = startService(service, port);
  running.push(started);
  started.ended.then((how) => stop(1, `${service.name} ended by itself (${how}).`));
}

for (const { name, address } of running) {
  const status = await lastAnswer(address, withinMs);
  if (status === undefined) {
    await stop(1, `${name} did not answer at ${address} for ${withinMs / 1_000} seconds.`);
  } else if (status !== 200) {
    const mend = 'What it printed above says why; mend that and start again.';
    await stop(1, `${name} answered ${status} at ${address}. ${mend}`);
  }
}

const width = Math.max(...running.map(({ name }) => name.length));
const lines = running.map(({ name, address }) => `  ${name.padEnd(width)}   ${address}`);
if (!stopping) console.info(`\n${lines.join('\n')}\n\n  Ctrl-C ends it.\n`);

/** Ends every service, then this process. Only the first call counts. */
function stop(exitCode: number, reason?: string): Promise<never> {
  stopping ??= (async () => {
    if (reason !== undefined) console.error(`\n${reason}`);
    await Promise.all(running.map((service) => service.stop()));
    process.exit(exitCode);
  })();
  return stopping;
}
