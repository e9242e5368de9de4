import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Counts, one } from './counts.ts';

/**
 * Gives a runner a file for its JSON report and the means to read it. A runner that wrote none
 * counts as one failure.
 */
export async function withReport<Report>(
  runner: (file: string, read: () => Promise<Report>) => Promise<Counts>,
): Promise<Counts> {
  const folder = await mkdtemp(join(tmpdir(), 'checks-'));
  const file = join(folder, 'report.json');
  try {
    return await runner(file, async () => JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    console.error('The runner ended without a report.');
    return one(false);
  } finally {
    await rm(folder, { recursive: true });
  }
}
