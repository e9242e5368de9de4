/** The look of the few large buttons and links that lead on from a page. */
const large = 'inline-flex h-11 items-center gap-2 rounded-md px-5 text-base';

export const largePrimary = `${large} bg-accent-fill font-semibold text-on-accent hover:brightness-110 active:brightness-95`;
export const largeOutline = `${large} border border-line bg-card hover:bg-soft active:bg-line`;
