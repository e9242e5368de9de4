import { globSync } from 'node:fs';
import { join } from 'node:path';
import { packageBin, root } from '../package-bin.ts';
import { check } from './command.ts';
import { type Counts, sum } from './counts.ts';

/** Compiles every world of the repository under its own tsconfig. */
export async function types(): Promise<Counts> {
  const generated = await check(
    [packageBin('@react-router/dev', 'react-router'), 'typegen'],
    join(root, 'textbench/site'),
  );
  const compiled: Counts[] = [];
  for (const project of projects()) {
    compiled.push(
      await check([packageBin('typescript', 'tsc'), '--pretty', 'false', '-p', project]),
    );
  }
  return sum([generated, ...compiled]);
}

function projects(): string[] {
  const nested = globSync('{textbench,retouch}/**/tsconfig*.json', {
    cwd: root,
    exclude: (path) => /(^|\/)(node_modules|build|\.react-router|\.next)$/.test(path),
  });
  return ['tsconfig.json', ...nested.sort()];
}
