import type { ReactNode, Ref } from 'react';

interface ScrollRegionProps {
  /** Name of the region for who cannot see it. */
  name: string;
  className?: string;
  /** Whether some of the content is still to come. */
  busy?: boolean;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

/** The part of a viewer that scrolls; it can be reached and scrolled by keyboard. */
export function ScrollRegion({ name, className = '', busy, ref, children }: ScrollRegionProps) {
  return (
    <section
      aria-busy={busy}
      aria-label={name}
      className={`min-h-0 flex-1 overflow-y-auto focus-visible:outline-offset-[-2px] ${className}`}
      ref={ref}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keyboard
      tabIndex={0}
    >
      {children}
    </section>
  );
}
