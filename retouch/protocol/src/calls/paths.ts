import type { HistoryCall } from './history.ts';
import type { MutationName } from './mutations.ts';

/** Paths of the server's calls, without a leading slash, parts percent-encoded. */
export const paths = {
  health: () => 'health',
  canvases: () => 'canvases',
  mutate: (canvasId: string, name: MutationName) =>
    ofCanvas(canvasId, `parseAndMutate/mutate/${name}`),
  history: (canvasId: string, call: HistoryCall) =>
    ofCanvas(canvasId, `parseAndMutate/activities/${call}`),
  lookups: (canvasId: string) => ofCanvas(canvasId, 'lookups'),
  events: (canvasId: string) => ofCanvas(canvasId, 'events'),
  activities: (canvasId: string) => ofCanvas(canvasId, 'activities'),
  components: (canvasId: string) => ofCanvas(canvasId, 'components'),
  source: (canvasId: string, codebaseId: string) =>
    ofCanvas(canvasId, `source?codebaseId=${encodeURIComponent(codebaseId)}`),
  tailwind: (canvasId: string, classes: readonly string[]) =>
    ofCanvas(canvasId, `tailwind?classes=${encodeURIComponent(classes.join(' '))}`),
};

function ofCanvas(canvasId: string, rest: string): string {
  return `canvases/${encodeURIComponent(canvasId)}/${rest}`;
}
