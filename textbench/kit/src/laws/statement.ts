import { parseOptionValue } from '../options/index.ts';
import { sameValue } from '../options/option-values.ts';
import type { Law } from './law.ts';
import { demand, sameContent } from './law.ts';

/** Names that an address already uses. */
const reservedOptionNames = ['theme', 'text'];

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
      demand(
        sameContent(option, JSON.parse(JSON.stringify(option))),
        `"${name}" is not plain data`,
      );
      const condition = option.when;
      if (!condition) continue;
      demand(
        Object.hasOwn(tool.options, condition.option),
        `"${name}" depends on "${condition.option}", which does not exist`,
      );
    }
  },
};
