import type { CanvasEvent, CanvasEventContent } from '@retouch/protocol';
import type { ProjectChange } from '../canvas/project-changes.ts';

/** The events of a change, in the order in which a canvas takes them in: ids first, then entries. */
export function eventsOf(change: Omit<ProjectChange, 'version'>): CanvasEventContent[] {
  const { paths, activityId, prevIdToNewIdMap, treeElementLookup, scopeLookup } = change;
  const events: CanvasEventContent[] = [{ type: 'files_changed', paths, activityId }];
  if (Object.keys(prevIdToNewIdMap).length > 0) events.push({ type: 'id_map', prevIdToNewIdMap });
  events.push({ type: 'lookups', treeElementLookup, scopeLookup });
  return events;
}

/**
 * Events as a stream carries them (HTML Living Standard, 9.2). All of one change have its version in
 * their data; only the last has it as the id, which a browser names when it connects again.
 */
export function streamText(events: readonly CanvasEventContent[], version: string): string {
  return events
    .map((event, index) => {
      const id = index === events.length - 1 ? `id: ${version}\n` : '';
      const sent: CanvasEvent = { ...event, version };
      return `${id}event: ${event.type}\ndata: ${JSON.stringify(sent)}\n\n`;
    })
    .join('');
}
