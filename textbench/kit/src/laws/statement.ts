import type { OptionCondition } from '../options/declaration.ts';
import { type OptionDeclarations, parseOptionValue } from '../options/index.ts';
import { sameValue } from '../options/option-values.ts';
import type { Law } from './law.ts';
import { demand } from './law.ts';

/** Names that an address already uses. */
const reservedOptionNames = ['theme', 'text', 'defaults'];

/** A tool states everything its page, its form and its command need. */
export const statesItself: Law = {
  name: 'states itself completely',
  async check({ slug, tool, load }) {
    demand(/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug), `slug "${slug}" is not kebab-case`);
    demand(tool.title.trim().length > 2, 'no title');
    demand(tool.description.length >= 20, 'no description');
    demand(tool.description.length <= 160, 'the description is over 160 characters');
    demand(/^[a-z0-9-]+$/.test(tool.icon), 'no icon');
    demand(tool.keywords.length >= 2, 'fewer than two keywords');
    demand(tool.examples.length >= 3, 'fewer than three examples');
    demand(tool.page.what.length >= 80, 'page.what is too short to say what it does');
    demand(tool.page.how.length >= 3, 'page.how has fewer than three steps');
    demand(tool.page.questions.length >= 2, 'fewer than two questions');
    demand(tool.related.length >= 2, 'fewer than two related tools');
    demand(!tool.related.includes(slug), 'related to itself');
    if (tool.inverse) await load(tool.inverse.slug);
  },
};

export const optionsAreSound: Law = {
  name: 'declares options that hold together',
  async check({ tool }) {
    for (const [name, option] of Object.entries(tool.options)) {
      demand(/^[a-z][a-zA-Z0-9]*$/.test(name), `option "${name}" is not camelCase`);
      demand(!reservedOptionNames.includes(name), `option name "${name}" is reserved`);
      demand(option.label !== '', `option "${name}" has no label`);
      const parsed = parseOptionValue(option, option.default);
      demand('value' in parsed, `the default of "${name}" does not fit its own bounds`);
      demand(
        sameValue(parsed.value, option.default),
        `the default of "${name}" is read as another`,
      );
      demand(isPlainData(option), `"${name}" is not plain data`);
      if (option.when) demandSoundCondition(tool.options, name, option.when);
    }
  },
};

/** Whether JSON holds all of it, so that it reaches the page and `describe --json` as it is. */
function isPlainData(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) {
    return value === null || typeof value === 'string' || typeof value === 'boolean';
  }
  const plain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  return plain && Object.values(value).every(isPlainData);
}

/** A condition names an option that exists, values it can have, and leads back to no condition before. */
function demandSoundCondition(
  options: OptionDeclarations,
  name: string,
  { option, is }: OptionCondition,
): void {
  const deciding = Object.hasOwn(options, option) ? options[option] : undefined;
  demand(deciding !== undefined, `"${name}" depends on "${option}", which does not exist`);
  const allowed = typeof is === 'object' ? is : [is];
  demand(allowed.length > 0, `"${name}" is never shown`);
  for (const value of allowed) {
    const parsed = parseOptionValue(deciding, value);
    const fits = 'value' in parsed && sameValue(parsed.value, value);
    demand(fits, `"${name}" depends on a value that "${option}" never has: ${value}`);
  }
  const passed = new Set([name]);
  for (let next: string | undefined = option; next; next = options[next]?.when?.option) {
    demand(!passed.has(next), `the conditions of "${name}" go in a circle`);
    passed.add(next);
  }
}
