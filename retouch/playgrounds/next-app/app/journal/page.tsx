import type { Metadata } from 'next';

export const metadata: Metadata = { title: 'Journal' };

export default function JournalPage() {
  return <p className="text-ink/60">Choose an entry.</p>;
}
