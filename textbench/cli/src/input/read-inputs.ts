import { Buffer } from 'node:buffer';
import type { FileContent, InputDeclarations, InputValue, NamedText } from '@textbench/kit';
import { mediaType } from './media-type.ts';
import type { InputPlan } from './plan-inputs.ts';
import type { Source } from './source.ts';
import { readBytes, shortName, sourceName } from './source.ts';
import type { Reading } from './text-pieces.ts';
import { textPieces, wholeText } from './text-pieces.ts';

/** Reads every input of a tool whole. */
export async function readInputs(
  declarations: InputDeclarations,
  plan: InputPlan,
  reading: Reading,
): Promise<Record<string, InputValue>> {
  const values: Record<string, InputValue> = {};
  for (const [name, { kind }] of Object.entries(declarations)) {
    const sources = plan[name] ?? [];
    const [first] = sources;
    if (kind === 'texts') values[name] = await readTexts(sources, reading);
    else if (kind === 'text') values[name] = await readText(sources, reading);
    else if (first) values[name] = await readFileContent(first, reading);
  }
  return values;
}

function readText(sources: readonly Source[], reading: Reading): Promise<string> {
  return wholeText(textPieces(sources, reading), sources.map(sourceName).join(' + '));
}

async function readTexts(sources: readonly Source[], reading: Reading): Promise<NamedText[]> {
  const texts: NamedText[] = [];
  for (const source of sources) {
    texts.push({ name: shortName(source), text: await readText([source], reading) });
  }
  return texts;
}

async function readFileContent(source: Source, reading: Reading): Promise<FileContent> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of readBytes(source, reading.stdin)) chunks.push(chunk);
  const bytes = new Uint8Array(Buffer.concat(chunks));
  return { name: shortName(source), type: mediaType(shortName(source)), bytes };
}
