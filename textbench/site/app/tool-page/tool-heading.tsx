import { Link } from 'react-router';
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
      <h1 className="m-0 pt-1 text-2xl leading-tight">{tool.title}</h1>
      <p className="m-0 max-w-[72ch] pt-1 text-muted">
        {tool.description} Your text stays on this device.
      </p>
    </header>
  );
}
