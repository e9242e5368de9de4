import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toolModules } from '@textbench/tools/modules';
import { type Contest, type Contestant, contestants } from '../contest.ts';
import { contests } from '../contests/index.ts';
import { describeMachine, peerVersions } from '../machine.ts';
import { Arena } from '../measure/arena-door.ts';
import { disagreements } from '../measure/disagreements.ts';
import { type Heat, runHeat } from '../measure/heat.ts';
import { type BenchOrder, sizes } from '../order.ts';
import { installPeers } from '../peers/install-peers.ts';
import { heatLine, toolReport } from '../report/tool-report.ts';
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
  const arena = new Arena();
  try {
    const differing = await compareOutputs(chosen, folder, arena);
    const heats = await runHeats(chosen, order, folder, arena);
    const machine = { ...describeMachine(), ...peerVersions() };
    publish(
      toolReport({ heats, contests: chosen, differing, limit: order.limit, machine }),
      order.name,
    );
    return differing.length === 0;
  } finally {
    arena.close();
    rmSync(folder, { recursive: true });
  }
}

/** Outputs that differ on a small text though the contest does not say so. */
async function compareOutputs(
  chosen: readonly Contest[],
  folder: string,
  arena: Arena,
): Promise<string[]> {
  const text = mixedText(sizes['10kB'] ?? 0, 2);
  const differing: string[] = [];
  for (const contest of chosen) {
    differing.push(...(await disagreements(contest, writeTexts(folder, contest, text), arena)));
  }
  return differing;
}

async function runHeats(
  chosen: readonly Contest[],
  order: BenchOrder,
  folder: string,
  arena: Arena,
): Promise<Heat[]> {
  const heats: Heat[] = [];
  for (const size of order.sizes.length > 0 ? order.sizes : usualSizes) {
    const bytes = sizes[size] ?? 0;
    const text = mixedText(bytes);
    for (const contest of chosen.filter(({ largest = bytes }) => bytes <= largest)) {
      const files = writeTexts(folder, contest, text);
      const heat = await runHeat(contest, size, files, arena, order, givenUp(contest, heats));
      console.info(heatLine(heat));
      heats.push(heat);
    }
  }
  return heats;
}

/** Who was too slow for a smaller text is not tried on a larger one. */
function givenUp({ tool, task }: Contest, heats: readonly Heat[]): Contestant[] {
  return heats
    .filter((heat) => heat.tool === tool && heat.task === task)
    .flatMap(({ outcomes }) => contestants.filter((name) => outcomes[name] === 'slow'));
}

function writeTexts(folder: string, contest: Contest, mixed: string): string[] {
  const texts = contest.texts?.(mixed) ?? [mixed];
  return texts.map((text, index) => {
    const file = join(folder, `text-${index + 1}.txt`);
    writeFileSync(file, text);
    return file;
  });
}
