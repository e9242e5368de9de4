import { packageBin } from '../package-bin.ts';
import { browserTests } from './browser-tests.ts';
import { check } from './command.ts';
import type { Counts } from './counts.ts';
import { types } from './types.ts';
import { unitTests } from './unit-tests.ts';

/** One line of the report: some checks that are run together. */
export interface Step {
  /** As `npm test -- <id>` names it. */
  readonly id: string;
  readonly title: string;
  /** The step whose failure makes this one pointless. */
  readonly needs?: string;
  run(): Promise<Counts>;
}

/** Every check, the quick ones first. */
export const steps: readonly Step[] = [
  {
    id: 'lint',
    title: 'Format, lint, import rules',
    run: () => check([packageBin('@biomejs/biome', 'biome'), 'ci', '--diagnostic-level=warn', '.']),
  },
  { id: 'types', title: 'Types', run: types },
  {
    id: 'generated',
    title: 'Generated files are current',
    run: () => check(['scripts/generate.ts', '--check']),
  },
  { id: 'unit', title: 'Unit and property tests', run: unitTests },
  { id: 'build', title: 'Build of the site', run: () => check(['--run', 'build']) },
  { id: 'browser', title: 'Browser tests', needs: 'build', run: browserTests },
];
