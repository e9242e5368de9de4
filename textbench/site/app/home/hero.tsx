import type { MouseEvent } from 'react';
import { largeOutline, largePrimary } from '../ui/large-look.ts';
import { Bench } from './bench.tsx';
import type { HomeData } from './home-data.server.ts';
import { toolCountClaim } from './tool-count.ts';

/** The first screen: what this is, and a bench to try it on. */
export function Hero({ data }: { data: HomeData }) {
  const [first] = data.actions;
  return (
    <section className="page-width pt-8 pb-10 sm:pt-12">
      <h1 className="text-4xl">A workbench for text</h1>
      <p className="mt-3 mb-7 max-w-[64ch] text-lg text-muted">
        {toolCountClaim(data.tools.length)} to count, clean, sort, convert and compare what you
        write. Everything runs in your browser, and your text never leaves this device.
      </p>
      {first ? <Bench actions={data.actions} first={first} sampleFacts={data.sampleFacts} /> : null}
      <p className="mt-6 flex flex-wrap gap-3">
        {/* biome-ignore lint/a11y/useValidAnchor: an anchor, which is all it needs to work; the handler shows the way */}
        <a className={largePrimary} href="#tools" onClick={scrollToTarget}>
          Browse the tools
        </a>
        {/* biome-ignore lint/a11y/useValidAnchor: an anchor, which is all it needs to work; the handler shows the way */}
        <a className={largeOutline} href="#how-it-works" onClick={scrollToTarget}>
          See how it works
        </a>
      </p>
    </section>
  );
}

/** Scrolls smoothly where motion is welcome, and lets the keyboard go on from the target. */
function scrollToTarget(event: MouseEvent<HTMLAnchorElement>): void {
  const target = document.querySelector<HTMLElement>(event.currentTarget.hash);
  if (!target) return;
  event.preventDefault();
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  target.scrollIntoView({ behavior: still ? 'auto' : 'smooth' });
  target.focus({ preventScroll: true });
}
