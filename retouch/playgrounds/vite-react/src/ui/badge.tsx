import type { ReactNode } from 'react';

export function Badge({ tone, children }: { tone: 'good' | 'bad' | 'plain'; children: ReactNode }) {
  const colour =
    tone === 'good'
      ? 'bg-moss/15 text-moss'
      : tone === 'bad'
        ? 'bg-clay/15 text-clay'
        : 'bg-bark/10';
  return (
    <span className={`inline-block rounded-full px-2.5 py-0.5 text-xs font-medium ${colour}`}>
      {children}
    </span>
  );
}
