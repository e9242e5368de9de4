import {
  awkwardTexts,
  inverseBringsBack,
  laws,
  mixedText,
  streamEqualsWhole,
} from '@textbench/kit/laws';
import fc from 'fast-check';
import { describe, it } from 'vitest';
import { toolModules } from './modules.generated.ts';

/** Checks only these tools: `TOOLS=text-repeater,line-breaks npx vitest run laws`. */
const only = process.env['TOOLS']?.split(',');
const slugs = Object.keys(toolModules).filter((slug) => !only || only.includes(slug));

async function load(slug: string) {
  const module = toolModules[slug];
  if (!module) throw new Error(`No tool "${slug}".`);
  return module();
}

/** Arbitrary Unicode without lone surrogates, with line ends and marks more often than chance has them. */
const unicode = fc.string({
  unit: fc.oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    fc.constantFrom('\n', '\r\n', '\r', ' ', 'a', 'é', '😀', '&', '%', '=', '.'),
  ),
  maxLength: 60,
});

describe.each(slugs)('%s', (slug) => {
  it.each(laws.map((law) => [law.name, law] as const))('%s', async (_name, law) => {
    await law.check({ slug, tool: await load(slug), load });
  });

  it('streams what it gives as a whole, however the input is cut', async () => {
    const tool = await load(slug);
    if (!tool.textStream && !tool.summaryStream) return;
    const samples = [
      ...Object.values(awkwardTexts).map((text) => text.slice(0, 3_000)),
      mixedText(3_000),
    ];
    for (const text of samples)
      await streamEqualsWhole(tool, text, [1, 2, 3, 5, 8, 13, 21, 500], {});
    const variants = streamedVariants(tool.options);
    await fc.assert(
      fc.asyncProperty(
        unicode,
        fc.array(fc.nat(100), { maxLength: 6 }),
        fc.constantFrom(...variants),
        async (text, cuts, options) => streamEqualsWhole(tool, text, cuts, options),
      ),
      { numRuns: 200 },
    );
  });

  it('is undone by its inverse', async () => {
    const tool = await load(slug);
    if (!tool.inverse) return;
    const { over, slug: undoingSlug } = tool.inverse;
    const undoing = await load(undoingSlug);
    const texts = over === 'unicode' ? unicode : fc.stringMatching(over);
    await fc.assert(
      fc.asyncProperty(texts, async (text) => inverseBringsBack(tool, undoing, text)),
      { numRuns: 300 },
    );
  });
});

type Declarations = Awaited<ReturnType<typeof load>>['options'];

/** The defaults, and every choice and toggle changed alone. */
function streamedVariants(declarations: Declarations): Record<string, unknown>[] {
  const variants: Record<string, unknown>[] = [{}];
  for (const [name, option] of Object.entries(declarations)) {
    if (option.kind === 'toggle') variants.push({ [name]: !option.default });
    if (option.kind === 'choice') {
      for (const value of Object.keys(option.choices)) variants.push({ [name]: value });
    }
  }
  return variants;
}
