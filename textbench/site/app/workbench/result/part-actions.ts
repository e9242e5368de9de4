import { copyToClipboard } from '../clipboard.ts';
import { resultFileName, saveFile } from '../save-file.ts';
import { svgToPng } from '../svg-to-png.ts';
import type { WorkbenchSession } from '../workbench-session.ts';
import type { WorkbenchState } from '../workbench-state.ts';

/** Copies the chosen part in its usual form. Answers whether the browser allowed it. */
export async function copyPart(session: WorkbenchSession): Promise<boolean> {
  const { result, chosenPart } = session.getState();
  const shown = result?.parts[chosenPart];
  const [form] = shown?.forms ?? [];
  if (!shown || form === undefined) return false;
  if (shown.part.kind === 'text' && !shown.cut) return copyToClipboard(shown.part.text);
  return copyToClipboard(session.form(chosenPart, form));
}

/** The forms the chosen part can be saved in; whatever has an SVG has a PNG too. */
export function savableForms(state: WorkbenchState): readonly string[] {
  const forms = state.result?.parts[state.chosenPart]?.forms ?? [];
  return forms.includes('svg') ? [...forms, 'png'] : forms;
}

export async function savePart(session: WorkbenchSession, extension: string): Promise<void> {
  const state = session.getState();
  const drawn = extension === 'png' && savableForms(state).includes('svg');
  const content = drawn
    ? await svgToPng(await session.form(state.chosenPart, 'svg'))
    : await session.form(state.chosenPart, extension);
  saveFile(content, resultFileName(session.tool.slug, sourceName(state), extension));
}

function sourceName(state: WorkbenchState): string | undefined {
  for (const input of Object.values(state.inputs)) {
    if (input.kind === 'files') return input.files[0]?.name;
    if (input.kind === 'text' && input.source) return input.source.file.name;
    if (input.kind === 'bytes') return input.file?.name;
  }
  return undefined;
}

/** The whole text of the main part. */
export async function resultText(session: WorkbenchSession): Promise<string> {
  const main = session.getState().result?.parts[0];
  if (main?.part.kind === 'text' && !main.cut) return main.part.text;
  const [form = 'txt'] = main?.forms ?? [];
  return (await session.form(0, form)).text();
}

/** Puts the result where the input is. */
export async function resultTextAsInput(session: WorkbenchSession): Promise<void> {
  const [name] = Object.keys(session.tool.inputs);
  if (name !== undefined) await session.takeText(name, await resultText(session));
}
