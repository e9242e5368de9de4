/** Values of canvas-script, section 9, and the closed sets of words of sections 3 to 5. */

/** Milliseconds. */
export const timing = {
  /** Longest slice of work on the navigation tree in one animation frame. */
  navTreeSlice: 10,
  /** Pause after a change of the DOM before the tree is built anew. */
  rebuildDelay: 300,
  /** When a rebuild by the Next.js loader is looked for. */
  nextRebuildCheck: 1_000,
  /** Least time between two updates of the outlines on scroll. */
  outlineThrottle: 15,
  /** Work on mutations that takes longer than this is worth a warning. */
  longMutationWork: 16,
} as const;

/** Movement at which a drag starts, in CSS pixels at a zoom of 1. */
export const dragThreshold = 20;

/** Movement at which a drag starts at a zoom (1 = 100 %), in CSS pixels of the frame. */
export function dragThresholdAt(zoom: number): number {
  return dragThreshold / zoom;
}

/** Least widths of the viewport for variants of classes, in rem. */
export const breakpoints = { sm: 40, md: 48, lg: 64, xl: 80, '2xl': 96 } as const;

export const outlineColours = {
  normal: { primary: '#4597F7', secondary: '#4597F7', component: '#6183e4' },
  aiContext: { primary: '#6858f5', secondary: '#6858f5', component: '#5246C2' },
} as const;

/** Outlines from the lowest to the highest; the box for a move between parents is above them all. */
export const outlineZIndex = {
  child: 2_000_000_000,
  secondary: 2_000_000_001,
  primary: 2_000_000_002,
  move: 2_000_000_003,
  moveBetweenParents: 2_000_000_004,
} as const;

/** Pseudo-states that a modifier may name. */
export const pseudoStates = [
  'hover',
  'required',
  'focus',
  'active',
  'invalid',
  'disabled',
] as const;

export type PseudoState = (typeof pseudoStates)[number];

export const hydrationStatuses = ['other_error', 'error', 'no_error'] as const;

export type HydrationStatus = (typeof hydrationStatuses)[number];

export const storyboardTypes = ['STORY', 'APPLICATION'] as const;

export type StoryboardType = (typeof storyboardTypes)[number];

export const defaultStoryboardType: StoryboardType = 'APPLICATION';

/** Base path of the router that a previewed app is mounted under. */
export const routerBasePath = '/';
