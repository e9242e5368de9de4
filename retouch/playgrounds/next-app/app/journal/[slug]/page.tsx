import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { entries } from '../../../content/entries';

interface Props {
  readonly params: Promise<{ slug: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params;
  return { title: entries.find((entry) => entry.slug === slug)?.title ?? 'Not found' };
}

export default async function EntryPage({ params }: Props) {
  const { slug } = await params;
  const entry = entries.find((candidate) => candidate.slug === slug);
  if (entry === undefined) notFound();
  return (
    <>
      <time className="text-sm text-ink/60">{entry.day}</time>
      <h1 className="font-display text-3xl">{entry.title}</h1>
      {entry.paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-4 leading-relaxed">
          {paragraph}
        </p>
      ))}
    </>
  );
}
