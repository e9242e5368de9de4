import type { HistoryCall } from './history.ts';
import type { MutationName } from './mutations.ts';

/**
 * The header that names the version of ids: which state of the project they are of. Answers carry it;
 * a request that sends it back means the elements that had its ids then, and is answered with all that
 * has changed since.
 */
export const versionHeader = 'retouch-version';

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
