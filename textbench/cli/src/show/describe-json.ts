import type { Tool } from '@textbench/kit';
import { flagName, formExtensions } from '@textbench/kit';
import type { CatalogueEntry } from '@textbench/tools/catalogue';
import { inputFlag } from '../arguments/tool-flags.ts';

/** All that a tool states of itself, as JSON. A pattern is `{ "pattern": …, "flags": … }`. */
export function describeJson(entry: CatalogueEntry, tool: Tool): string {
  const { slug, family, title, description, keywords } = entry;
  const { result, examples, page, related, inverse, runsPersonsPattern } = tool;
  const several = Object.keys(tool.inputs).length > 1;
  const statement = {
    slug,
    family,
    title,
    description,
    keywords,
    inputs: Object.entries(tool.inputs).map(([name, input]) => ({
      name,
      ...(several ? { flag: `--${inputFlag(name)}` } : {}),
      ...input,
    })),
    options: Object.entries(tool.options).map(([name, option]) => ({
      name,
      flag: `--${flagName(name)}`,
      ...option,
    })),
    result,
    formats: formExtensions[result],
    streams: tool.textStream ? 'text' : tool.summaryStream ? 'summary' : null,
    runsPersonsPattern: runsPersonsPattern === true,
    examples,
    inverse: inverse ?? null,
    related,
    page,
  };
  return `${JSON.stringify(statement, patternsAsData, 2)}\n`;
}

function patternsAsData(_key: string, value: unknown): unknown {
  if (value instanceof RegExp) return { pattern: value.source, flags: value.flags };
  if (value instanceof Uint8Array) return Array.from(value);
  return value;
}
