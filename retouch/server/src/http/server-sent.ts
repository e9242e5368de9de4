import type { CanvasEvent } from '@retouch/protocol';
import type { ProjectChange } from '../canvas/project-changes.ts';

/** The events of a change, in the order in which a canvas takes them in: ids first, then entries. */
export function eventsOf(change: Omit<ProjectChange, 'version'>): CanvasEvent[] {
  const { paths, activityId, prevIdToNewIdMap, treeElementLookup, scopeLookup } = change;
  const events: CanvasEvent[] = [{ type: 'files_changed', paths, activityId }];
  if (Object.keys(prevIdToNewIdMap).length > 0) events.push({ type: 'id_map', prevIdToNewIdMap });
  events.push({ type: 'lookups', treeElementLookup, scopeLookup });
  return events;
}

/**
 * Events as a stream carries them (HTML Living Standard, 9.2). All of one change have its version in
 * their data; only the last has it as the id, which a browser names when it connects again.
 */
export function streamText(events: readonly CanvasEvent[], version: string): string {
  return events
    .map((event, index) => {
      const id = index === events.length - 1 ? `id: ${version}\n` : '';
      return `${id}event: ${event.type}\ndata: ${JSON.stringify({ ...event, version })}\n\n`;
    })
    .join('');
}
