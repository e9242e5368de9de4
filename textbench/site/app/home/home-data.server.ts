import { runTool } from '@textbench/kit';
import { type CatalogueEntry, catalogue } from '@textbench/tools/catalogue';
import { families } from '@textbench/tools/families';
import { toolModules } from '@textbench/tools/modules';
import { textFacts } from '../worker/text-facts.ts';
import { type BenchAction, benchActions, benchSample } from './bench-actions.ts';
import { type BenchOutcome, benchOutcome, sizeFacts } from './bench-outcome.ts';
import { familyCounts } from './tool-list.ts';

const popularSlugs = ['case-converter', 'word-counter', 'text-line-break-remover'];

/** A tool as the home page lists it. */
export type HomeTool = Omit<CatalogueEntry, 'keywords'>;

/** An action of the bench with its result for the sample, worked out at build time. */
export interface PreparedAction extends BenchAction {
  readonly title: string;
  readonly href: string;
  readonly inputName: string;
  readonly outcome: BenchOutcome;
}

export interface HomeData {
  readonly tools: readonly HomeTool[];
  readonly popular: readonly HomeTool[];
  readonly families: ReturnType<typeof familyCounts>;
  readonly actions: readonly PreparedAction[];
  readonly sampleFacts: readonly string[];
}

/** Everything the home page says, gathered at build time. */
export async function homeData(): Promise<HomeData> {
  const tools = catalogue.map(({ keywords: _, ...tool }) => tool);
  const prepared = await Promise.all(benchActions.map(prepare));
  return {
    tools,
    popular: popularSlugs.flatMap((slug) => tools.find((tool) => tool.slug === slug) ?? []),
    families: familyCounts(tools, families),
    actions: prepared.filter((action) => action !== null),
    sampleFacts: sizeFacts(textFacts(benchSample)),
  };
}

async function prepare(action: BenchAction): Promise<PreparedAction | null> {
  const entry = catalogue.find(({ slug }) => slug === action.slug);
  const tool = await toolModules[action.slug]?.();
  const inputName = Object.keys(tool?.inputs ?? {})[0];
  if (!entry || !tool || inputName === undefined) return null;
  const inputs = { [inputName]: benchSample };
  const { parts, facts = [] } = await runTool(tool, inputs, action.options, buildContext);
  const [main] = parts;
  const size = main.kind === 'text' ? sizeFacts(textFacts(main.text)) : [];
  return {
    ...action,
    title: entry.title,
    href: entry.href,
    inputName,
    outcome: benchOutcome(main, [...size, ...facts]),
  };
}

const buildContext = {
  progress: () => {},
  secureRandom: (): never => {
    throw new Error('A prerendered result cannot hold a secret.');
  },
};
