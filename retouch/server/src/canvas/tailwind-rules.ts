import type { TailwindAnswer } from '@retouch/protocol';
import { notEditable } from '@retouch/source';
import type { Project } from '../project/project.ts';
import { tailwindOf } from '../styling/tailwind/load-tailwind.ts';

/**
 * The rules of classes by the project's own Tailwind, and the variables of its theme that they need.
 * @throws SourceError `not_editable` where the project has none, or its style sheet can't be read.
 */
export async function tailwindRules(
  classes: readonly string[],
  project: Project,
): Promise<TailwindAnswer> {
  const tailwind = await tailwindOf(project, '');
  if (tailwind === undefined) {
    throw notEditable(
      'This project does not use Tailwind: none of its style sheets imports it, and package.json does not name it.',
    );
  }
  const names = [...new Set(classes)];
  const css = tailwind.cssOf(names);
  const rules = Object.fromEntries(names.map((name, index) => [name, css[index] ?? null]));
  const variables = new Map<string, string>();
  for (const text of css) if (text !== null) addVariables(text, variables, tailwind.themeValue);
  const theme = [...variables].map(([name, value]) => `${name}: ${value};`).join(' ');
  return { rules, theme: theme === '' ? '' : `@layer theme { :root, :host { ${theme} } }` };
}

/** Adds the variables of the theme that a text refers to, and those that these refer to. */
function addVariables(
  text: string,
  variables: Map<string, string>,
  themeValue: (name: string) => string | undefined,
): void {
  for (const [, name = ''] of text.matchAll(/var\((--[\w-]+)/g)) {
    const value = variables.has(name) ? undefined : themeValue(name);
    if (value === undefined) continue;
    variables.set(name, value);
    addVariables(value, variables, themeValue);
  }
}
