import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toolModules } from '@textbench/tools/modules';
import type { Contest } from '../contest.ts';
import { contests } from '../contests/index.ts';
import { describeMachine, peerVersions } from '../machine.ts';
import { disagreements } from '../measure/disagreements.ts';
import { type Heat, type Round, runHeats } from '../measure/heat.ts';
import { type BenchOrder, sizes } from '../order.ts';
import { installPeers } from '../peers/install-peers.ts';
import { faultsOf, heatLine, toolReport } from '../report/tool-report.ts';
import { publish } from '../report/write-report.ts';
import { mixedText } from '../text/mixed-text.ts';

const usualSizes = ['100kB', '1MB', '10MB'];

/** Measures every tool against its rivals; false when outputs differ that should not. */
export async function benchTools(order: BenchOrder): Promise<boolean> {
  installPeers();
  const chosen = contests.filter(
    ({ tool }) => (order.only.length === 0 || order.only.includes(tool)) && tool in toolModules,
  );
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const heats: Heat[] = [];
  const differing: string[] = [];
  try {
    for (const contest of chosen) {
      const files = writeTexts(folder, contest, '10kB');
      differing.push(...(await disagreements(contest, files).catch(told)));
      for await (const heat of runHeats(contest, rounds(contest, order, folder), order.limit)) {
        console.info(heatLine(heat));
        heats.push(heat);
      }
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  const machine = { ...describeMachine(), ...peerVersions() };
  const { limit, name } = order;
  publish(toolReport({ heats, contests: chosen, differing, limit, machine }), name);
  return differing.length === 0 && faultsOf(heats).length === 0;
}

/** A contest that cannot even be held on a small text is a finding of its own. */
function told(error: Error): string[] {
  return [error.message.split('\n', 1)[0] ?? ''];
}

function rounds(contest: Contest, order: BenchOrder, folder: string): Round[] {
  const { largest = Number.POSITIVE_INFINITY } = contest;
  return (order.sizes.length > 0 ? order.sizes : usualSizes)
    .filter((size) => (sizes[size] ?? 0) <= largest)
    .map((size) => ({ size, files: () => writeTexts(folder, contest, size) }));
}

function writeTexts(folder: string, contest: Contest, size: string): string[] {
  const mixed = mixedText(sizes[size] ?? 0);
  const texts = contest.texts?.(mixed) ?? [mixed];
  return texts.map((text, index) => {
    const file = join(folder, `text-${index + 1}.txt`);
    writeFileSync(file, text);
    return file;
  });
}
