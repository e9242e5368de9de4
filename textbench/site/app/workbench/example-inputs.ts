import { defaultValues } from '@textbench/kit';
import type { PageExample, PageInput, ToolPageData } from './tool-page-data.ts';
import type { InputState } from './workbench-state.ts';

/** An example as the workbench loads it; options it does not name go back to their defaults. */
export function exampleInputs(tool: ToolPageData, example: PageExample) {
  const inputs = Object.entries(example.inputs).map(([name, value]): [string, InputState] => [
    name,
    inputState(value),
  ]);
  return {
    inputs: Object.fromEntries(inputs),
    options: { ...defaultValues(tool.options), ...example.options },
  };
}

function inputState(value: PageInput): InputState {
  if (typeof value === 'string') return { kind: 'text', text: value };
  if ('base64' in value) {
    const bytes = Uint8Array.from(atob(value.base64), (character) => character.charCodeAt(0));
    return { kind: 'bytes', file: new File([bytes], value.name, { type: value.type }) };
  }
  return { kind: 'texts', items: value.map((item, key) => ({ key, ...item })) };
}
