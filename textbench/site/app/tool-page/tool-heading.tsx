import { Link } from 'react-router';
import { toggleFavourite, useFavourites } from '../favourites/favourites.ts';
import { Button } from '../ui/button.tsx';
import type { ToolPageData } from '../workbench/tool-page-data.ts';

/** Where the tool stands, its name, and what it does in one sentence. */
export function ToolHeading({ tool }: { tool: ToolPageData }) {
  return (
    <header className="pb-4">
      <nav aria-label="Breadcrumb" className="text-muted text-sm">
        <ol className="m-0 flex list-none gap-1.5 p-0">
          <li>
            <Link className="hover:text-ink" to="/#tools">
              Tools
            </Link>
          </li>
          <li aria-hidden="true">/</li>
          <li>{tool.familyName}</li>
        </ol>
      </nav>
      <div className="flex items-center gap-2 pt-1">
        <h1 className="m-0 text-2xl leading-tight">{tool.title}</h1>
        <FavouriteButton slug={tool.slug} />
      </div>
      <p className="m-0 max-w-[72ch] pt-1 text-muted">
        {tool.description}{' '}
        {Object.keys(tool.inputs).length > 0
          ? 'Your text stays on this device.'
          : 'Nothing leaves this device.'}
      </p>
    </header>
  );
}

function FavouriteButton({ slug }: { slug: string }) {
  const starred = useFavourites().includes(slug);
  return (
    <Button
      aria-pressed={starred}
      className={starred ? 'text-accent [&_svg]:fill-current' : 'text-muted'}
      icon="star"
      iconOnly
      onClick={() => toggleFavourite(slug)}
    >
      {starred ? 'Remove from favourites' : 'Add to favourites'}
    </Button>
  );
}
