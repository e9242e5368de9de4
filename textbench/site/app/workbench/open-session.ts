import { defaultValues } from '@textbench/kit';
import { keptOptions } from '../device/kept-options.ts';
import { rememberTool } from '../device/recent-tools.ts';
import { optionsFromAddress, searchWithOptions } from './address.ts';
import { takeHandoff } from './handoff.ts';
import type { WorkbenchSession } from './workbench-session.ts';
import { checkedOptions, type InputState } from './workbench-state.ts';

/**
 * Gives a fresh session what the person came with: options of the address, or else those they last
 * used here; a text from another tool, or one in the address.
 */
export async function openSession(session: WorkbenchSession): Promise<void> {
  const { tool } = session;
  rememberTool(tool.slug);
  session.prepare();
  const addressed = optionsFromAddress(tool.options, location.search);
  const options = {
    ...defaultValues(tool.options),
    ...(addressed ?? keptOptions(tool.slug, tool.options)),
  };
  const texts = await sharedTexts();
  session.load({ options, inputs: textInputs(session, texts ?? {}) });
  const handed = takeHandoff();
  const [first] = Object.keys(tool.inputs);
  if (handed === null || first === undefined) return;
  if (typeof handed === 'string') await session.takeText(first, handed);
  else await session.openFiles(first, [handed]);
}

/** The texts in the address; what reads them is fetched only where there is something to read. */
async function sharedTexts(): Promise<Record<string, string> | null> {
  if (location.hash === '') return null;
  const { textsFromFragment } = await import('./fragment.ts');
  return textsFromFragment(location.hash);
}

function textInputs(
  { tool }: WorkbenchSession,
  texts: Readonly<Record<string, string>>,
): Record<string, InputState> {
  const entries = Object.entries(texts).filter(([name]) => tool.inputs[name]?.kind === 'text');
  return Object.fromEntries(
    entries.map(([name, text]): [string, InputState] => [name, { kind: 'text', text }]),
  );
}

/** Keeps the options in the address, so that it can be bookmarked; answers what ends it. */
export function keepAddressCurrent(session: WorkbenchSession): () => void {
  let known = session.getState().options;
  return session.subscribe(() => {
    const { options } = session.getState();
    if (options === known) return;
    known = options;
    const checked = checkedOptions(session.tool, options);
    if ('refusal' in checked) return;
    const search = searchWithOptions(session.tool.options, checked.values, location.search);
    if (search === location.search) return;
    history.replaceState(history.state, '', location.pathname + search + location.hash);
  });
}
