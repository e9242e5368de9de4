import { packageBin } from '../package-bin.ts';
import { runNode } from './command.ts';
import { type Counts, withEnding } from './counts.ts';
import { withReport } from './report-file.ts';
import { type UnitReport, unitCounts } from './reports.ts';

/** Runs every unit and property test. */
export function unitTests(): Promise<Counts> {
  return withReport<UnitReport>(async (file, read) => {
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
    const exitCode = await runNode([packageBin('vitest', 'vitest'), 'run', ...reporters]);
    return withEnding(unitCounts(await read()), exitCode);
  });
}
