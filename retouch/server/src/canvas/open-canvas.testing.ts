import { randomUUID } from 'node:crypto';
import { onTestFinished } from 'vitest';
import { openHistory } from '../history/index.ts';
import { mutations } from '../mutations/mutations.ts';
import { openProject } from '../project/open-project.testing.ts';
import { scratchProject } from '../project/scratch-project.testing.ts';
import { LiveCanvas } from './live-canvas.ts';

/** A canvas on a folder with these files, both gone when the test has finished. */
export async function openCanvas(files: Readonly<Record<string, string>>, readOnly = false) {
  const root = scratchProject(files);
  const newId = randomUUID;
  const history = await openHistory({ root, now: Date.now, newId, readOnly });
  onTestFinished(() => history.close());
  const project = openProject(root);
  return {
    root,
    history,
    canvas: new LiveCanvas({ project, history, mutations, newId, readOnly }),
  };
}
