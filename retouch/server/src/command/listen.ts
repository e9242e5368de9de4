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
  try {
    await app.listen({ host: '127.0.0.1', port });
    return true;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE') return false;
    if (code === 'EACCES')
      throw new CommandError(`You may not listen on port ${port}. Name another.`);
    throw error;
  }
}
