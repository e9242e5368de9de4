import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openHistory } from './open-history.ts';
import { noIds, optionsFor, replace, scratchFolder, textAt } from './scratch-history.testing.ts';

const card = 'export const Card = () => <p className="a">Hello</p>;\n';

test('a commit writes its files, undo and redo go back and forth', async () => {
  const root = scratchFolder({ 'src/card.tsx': card });
  const history = await openHistory(optionsFor(root));
  const done = await replace(history, root, 'src/card.tsx', 'Hello', 'Good day');
  const after = card.replace('Hello', 'Good day');
  expect(textAt(root, 'src/card.tsx')).toBe(after);
  expect(done.files.map(({ path, before, after: now }) => [path, before, now])).toEqual([
    ['src/card.tsx', card, after],
  ]);
  await history.undo(noIds);
  expect(textAt(root, 'src/card.tsx')).toBe(card);
  await history.redo(noIds);
  expect(textAt(root, 'src/card.tsx')).toBe(after);
  await history.close();
  expect(readdirSync(join(root, '.retouch/tmp'))).toEqual([]);
});
