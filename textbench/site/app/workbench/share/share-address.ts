import { sharedSearch } from '../address.ts';
import type { WorkbenchSession } from '../workbench-session.ts';
import { checkedOptions, type WorkbenchState } from '../workbench-state.ts';

/** Longest fragment that every browser and most messengers carry, in characters. */
export const longestFragment = 30_000;

/** Texts of inputs that stand in boxes, by input; several texts of one input are not shared. */
export function shareableTexts(state: WorkbenchState): Record<string, string> {
  const texts = Object.entries(state.inputs).flatMap(([name, input]) =>
    input.kind === 'text' && input.text !== '' ? [[name, input.text] as const] : [],
  );
  return Object.fromEntries(texts);
}

/** The address that opens this tool as it stands; `null` where the text is too long for one. */
export async function shareAddress(
  session: WorkbenchSession,
  withText: boolean,
): Promise<string | null> {
  const { options: declarations } = session.tool;
  const state = session.getState();
  const checked = checkedOptions(session.tool, state.options);
  const values = 'values' in checked ? checked.values : {};
  const address = new URL(location.pathname, location.origin);
  address.search = Object.keys(declarations).length === 0 ? '' : sharedSearch(declarations, values);
  if (!withText) return address.href;
  const { textsToFragment } = await import('../fragment.ts');
  const fragment = await textsToFragment(shareableTexts(state));
  return fragment.length > longestFragment ? null : address.href + fragment;
}
