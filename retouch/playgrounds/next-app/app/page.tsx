import Image from 'next/image';
import { Suspense } from 'react';
import { LikeButton } from '../components/like-button';
import { TideTable, TideTableLoading } from '../components/tide-table';

export default function HomePage() {
  return (
    <>
      <section className="grid gap-8 sm:grid-cols-[1fr_12rem]">
        <div>
          <h1 className="font-display text-4xl leading-tight">Notes from a small harbour</h1>
          <p className="mt-4 text-lg text-ink/70">
            What the water did, who came in with it, and what there was to eat.
          </p>
          <LikeButton />
        </div>
        <Image src="/boat.svg" alt="A small boat" width={192} height={192} unoptimized priority />
      </section>
      <section className="mt-10 rounded-xl bg-white p-6 shadow-sm">
        <h2 className="font-display text-2xl">Tides today</h2>
        <Suspense fallback={<TideTableLoading />}>
          <TideTable />
        </Suspense>
      </section>
    </>
  );
}
