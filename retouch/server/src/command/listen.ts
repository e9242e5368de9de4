import type { FastifyInstance } from 'fastify';
import { CommandError } from './command-error.ts';

const firstPort = 4400;
const lastPort = 4499;

/**
 * Listens on this machine only: on the port asked for, else on the first free one.
 * @throws CommandError where it is taken.
 */
export async function listen(app: FastifyInstance, asked: number | undefined): Promise<number> {
  for (let port = asked ?? firstPort; port <= (asked ?? lastPort); port += 1) {
    if (await listensOn(app, port)) return port;
  }
  throw new CommandError(
    asked === undefined
      ? `All ports from ${firstPort} to ${lastPort} are taken. Name another with --port.`
      : `Port ${asked} is taken. Name another with --port, or none for the first free one.`,
  );
}

async function listensOn(app: FastifyInstance, port: number): Promise<boolean> {
  await app.ready();
  return new Promise((resolve, reject) => {
    const failed = (error: NodeJS.ErrnoException) => {
      app.server.off('listening', listening);
      if (error.code === 'EADDRINUSE') resolve(false);
      else if (error.code === 'EACCES')
        reject(new CommandError(`Port ${port} is not open to you.`));
      else reject(error);
    };
    const listening = () => {
      app.server.off('error', failed);
      resolve(true);
    };
    app.server.once('error', failed).once('listening', listening).listen(port, '127.0.0.1');
  });
}
