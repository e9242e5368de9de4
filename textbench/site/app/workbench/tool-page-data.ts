import type {
  InputDeclarations,
  InputValue,
  NamedText,
  OptionDeclarations,
  PageText,
  PartKind,
  Tool,
} from '@textbench/kit';
import type { CatalogueEntry } from '@textbench/tools/catalogue';
import { families } from '@textbench/tools/families';

/** An example's input as it crosses from build to page: bytes are in base64. */
export type PageInput =
  | string
  | readonly NamedText[]
  | { readonly name: string; readonly type: string; readonly base64: string };

export interface PageExample {
  readonly title: string;
  readonly inputs: Readonly<Record<string, PageInput>>;
  readonly options: Readonly<Record<string, unknown>>;
  /** The main part's plain form, where it is fixed. */
  readonly output: string | null;
}

/** All that the page of a tool shows and does, as data: its code stays in the worker. */
export interface ToolPageData {
  readonly slug: string;
  readonly family: string;
  readonly familyName: string;
  readonly title: string;
  readonly description: string;
  readonly icon: string;
  readonly keywords: readonly string[];
  readonly inputs: InputDeclarations;
  readonly options: OptionDeclarations;
  readonly resultKind: PartKind;
  readonly examples: readonly PageExample[];
  readonly page: PageText;
  readonly related: readonly CatalogueEntry[];
  readonly runsPersonsPattern: boolean;
  readonly startsOnButton: string | null;
  /** Takes files of any size in constant memory. */
  readonly streams: boolean;
}

/** Gathers a tool's page at build time. Related tools that do not exist yet are left out. */
export function toolPageData(
  entry: CatalogueEntry,
  tool: Tool,
  catalogue: readonly CatalogueEntry[],
): ToolPageData {
  const related = tool.related.flatMap(
    (slug) => catalogue.find((other) => other.slug === slug) ?? [],
  );
  return {
    slug: entry.slug,
    family: entry.family,
    familyName: families[entry.family],
    title: tool.title,
    description: tool.description,
    icon: tool.icon,
    keywords: tool.keywords,
    inputs: tool.inputs,
    options: tool.options,
    resultKind: tool.result,
    examples: tool.examples.map(({ title, inputs, options, output }) => ({
      title,
      inputs: pageInputs(inputs),
      options: options ?? {},
      output: typeof output === 'string' ? output : null,
    })),
    page: tool.page,
    related,
    runsPersonsPattern: tool.runsPersonsPattern ?? false,
    startsOnButton: tool.startsOnButton ?? null,
    streams: tool.textStream !== undefined || tool.summaryStream !== undefined,
  };
}

function pageInputs(inputs: Readonly<Record<string, InputValue>>): Record<string, PageInput> {
  return Object.fromEntries(
    Object.entries(inputs).map(([name, value]): [string, PageInput] => {
      if (typeof value === 'string' || !('bytes' in value)) return [name, value];
      const base64 = btoa(String.fromCharCode(...value.bytes));
      return [name, { name: value.name, type: value.type, base64 }];
    }),
  );
}
