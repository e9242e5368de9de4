/** Light, dark, or as the system has it. */
export const appearances = ['system', 'light', 'dark'] as const;

export type Appearance = (typeof appearances)[number];

export const appearanceStorageKey = 'text-tools-appearance';

export function parseAppearance(saved: string | null): Appearance {
  return appearances.find((appearance) => appearance === saved) ?? 'system';
}

/** The paper of each scheme, for the browser's own bars; `surfaces.css` has the same. */
export const paperColours = { light: '#fbfbfa', dark: '#111214' } as const;
