import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectPath } from './project-path.ts';

const root = join('/', 'home', 'app');

it.each([
  ['src/card.tsx', 'src/card.tsx'],
  ['card.tsx', 'card.tsx'],
  ['src/..card.tsx', 'src/..card.tsx'],
  ['...slug/page.tsx', '...slug/page.tsx'],
  ['src/my_node_modules/card.tsx', 'src/my_node_modules/card.tsx'],
  ['../app-two/card.tsx', undefined],
  ['../card.tsx', undefined],
  ['node_modules/cards/card.tsx', undefined],
  ['src/node_modules/cards/card.tsx', undefined],
  ['', undefined],
])('the path of %j is %j', (file, path) => {
  expect(projectPath(root, join(root, file))).toBe(path);
});
