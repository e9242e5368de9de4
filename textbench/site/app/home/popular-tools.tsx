import { Link } from 'react-router';
import { Icon } from '../ui/icon.tsx';
import type { HomeTool } from './home-data.server.ts';

/** The few that most people come for. */
export function PopularTools({ tools }: { tools: readonly HomeTool[] }) {
  if (tools.length === 0) return null;
  return (
    <section aria-labelledby="popular-heading" className="border-line border-y bg-card">
      <div className="page-width py-12 sm:py-16">
        <h2 className="text-2xl" id="popular-heading">
          Most Popular Tools
        </h2>
        <ul className="mt-6 grid gap-x-8 md:auto-cols-fr md:grid-flow-col">
          {tools.map((tool) => (
            <li key={tool.slug}>
              <Link
                className="group flex h-full items-start gap-4 border-line border-t py-6 hover:border-accent"
                prefetch="intent"
                to={tool.href}
              >
                <Icon className="mt-0.5 text-accent" name={tool.icon} size={28} />
                <span>
                  <span className="block font-display font-semibold text-2xl underline-offset-4 group-hover:underline">
                    {tool.title}
                  </span>
                  <span className="mt-2 block text-muted">{tool.description}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
