import { isCssModule, type StyleSheet } from './style-sheet.ts';

/** How a project writes rules for the dark scheme: by what the system says, or by an ancestor. */
export type DarkWriting =
  | { readonly by: 'media' }
  | { readonly by: 'ancestor'; readonly selector: string };

/** The habit of a sheet, else of the others, else the system's. */
export function darkWriting(sheet: StyleSheet, others: readonly string[]): DarkWriting {
  for (const text of [sheet.text, ...others]) {
    const found = inText(text);
    if (found?.by !== 'ancestor') {
      if (found !== undefined) return found;
      continue;
    }
    const isOwn = text === sheet.text || !isCssModule(sheet.path) || !found.selector.includes('.');
    return isOwn ? found : { by: 'ancestor', selector: `:global(${found.selector})` };
  }
  return { by: 'media' };
}

function inText(text: string): DarkWriting | undefined {
  if (/prefers-color-scheme\s*:\s*dark/i.test(text)) return { by: 'media' };
  const [selector] =
    /:global\(\.dark\)|(?:html|:root)?\.dark(?![\w-])|(?:html|:root)?\[data-(?:theme|mode|color-scheme|bs-theme)=["']?dark["']?\]/.exec(
      text,
    ) ?? [];
  return selector === undefined ? undefined : { by: 'ancestor', selector };
}
