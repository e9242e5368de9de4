import { randomUUID } from 'node:crypto';
import { onTestFinished } from 'vitest';
import { openHistory } from '../history/index.ts';
import type { Mutation } from '../mutations/mutation.ts';
import { mutations } from '../mutations/mutations.ts';
import { openProject } from '../project/open-project.testing.ts';
import { scratchProject } from '../project/scratch-project.testing.ts';
import { LiveCanvas } from './live-canvas.ts';

/**
 * A canvas on a folder with these files, both gone when the test has finished.
 * @param planned is called when a change has been planned and not yet written.
 */
export async function openCanvas(
  files: Readonly<Record<string, string>>,
  readOnly = false,
  planned: () => void = () => {},
) {
  const root = scratchProject(files);
  const newId = randomUUID;
  const history = await openHistory({ root, now: Date.now, newId, readOnly });
  onTestFinished(() => history.close());
  const project = openProject(root);
  const removeJsxElement: Mutation<'removeJsxElement'> = async (body, seen) => {
    const plan = await mutations.removeJsxElement(body, seen);
    planned();
    return plan;
  };
  const parts = {
    project,
    history,
    mutations: { ...mutations, removeJsxElement },
    newId,
    readOnly,
  };
  return { root, history, canvas: new LiveCanvas(parts) };
}
