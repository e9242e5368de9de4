import { useSyncExternalStore } from 'react';

export const views = ['product', 'dashboard', 'settings'] as const;
export type View = (typeof views)[number];

export const titles: Readonly<Record<View, string>> = {
  product: 'Shop',
  dashboard: 'Dashboard',
  settings: 'Settings',
};

/** The view that the address names behind its `#`; the shop where it names none. */
export function useView(): View {
  const hash = useSyncExternalStore(subscribe, () => window.location.hash.slice(1));
  return views.find((view) => view === hash) ?? 'product';
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
}
