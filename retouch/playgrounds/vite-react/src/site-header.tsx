import { useCart } from './cart/cart-context.ts';
import { cn } from './ui/cn.ts';
import { BagIcon, LeafIcon } from './ui/icons.tsx';
import { titles, type View, views } from './views.ts';

export function SiteHeader({ current }: { current: View }) {
  const { count, open } = useCart();
  return (
    <header className="sticky top-0 z-10 border-b border-bark/10 bg-paper/90 backdrop-blur">
      <div className="mx-auto flex max-w-5xl items-center gap-3 px-4 py-3 sm:gap-6 sm:px-6">
        <a href="#product" className="flex items-center gap-2 font-display text-xl">
          <LeafIcon className="size-6 text-moss" />
          <span className="max-sm:sr-only">Larch &amp; Loam</span>
        </a>
        <nav aria-label="Views" className="flex gap-1">
          {views.map((view) => (
            <a
              key={view}
              href={`#${view}`}
              aria-current={view === current ? 'page' : undefined}
              className={cn(
                'rounded-full px-2 py-1.5 text-sm transition-colors hover:bg-bark/5 sm:px-3',
                view === current && 'bg-bark text-paper hover:bg-bark',
              )}
            >
              {titles[view]}
            </a>
          ))}
        </nav>
        <button
          type="button"
          onClick={open}
          className="ml-auto flex items-center gap-2 rounded-full border border-bark/20 px-3 py-1.5 text-sm"
        >
          <BagIcon className="size-4" />
          Bag
          {count > 0 ? <b className="tabular-nums">{count}</b> : null}
        </button>
      </div>
    </header>
  );
}
