/** The six themes in the order shown. `themes.css` has their colours as classes `theme-{name}`. */
export const themeNames = ['blue', 'purple', 'green', 'orange', 'teal', 'gray'] as const;

export type ThemeName = (typeof themeNames)[number];

export const defaultTheme: ThemeName = 'blue';
export const themeStorageKey = 'text-tools-theme';
/** Name of the query parameter that overrides a saved theme for one visit. */
export const themeParameter = 'theme';

/** Primary colours as HSL channels. */
export const primaryColours: Readonly<Record<ThemeName, string>> = {
  blue: '222.2 47.4% 55.1%',
  purple: '267.1 75.3% 55.9%',
  green: '142.1 76.2% 36.3%',
  orange: '24.6 95% 53.1%',
  teal: '173.4 80.4% 40%',
  gray: '210 10% 50%',
};
/** What is written on any of the primary colours. */
export const primaryForeground = '210 40% 98%';

export function isThemeName(value: unknown): value is ThemeName {
  return themeNames.some((name) => name === value);
}

/** The theme a visit starts with: a valid one of the address, else a valid saved one, else blue. */
export function startingTheme(saved: string | null, query: string): ThemeName {
  const asked = new URLSearchParams(query).get(themeParameter);
  if (isThemeName(asked)) return asked;
  return isThemeName(saved) ? saved : defaultTheme;
}

/** `Switch to Blue theme`; gray alone is written small. */
export function themeButtonLabel(name: ThemeName): string {
  const colour = name === 'gray' ? name : name.charAt(0).toUpperCase() + name.slice(1);
  return `Switch to ${colour} theme`;
}
