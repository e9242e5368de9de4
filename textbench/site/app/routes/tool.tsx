import { buildYear } from '../metadata/build-year.ts';
import { toolMetadata, unlistedMetadata } from '../metadata/page-metadata.ts';
import { ToolPage } from '../tool-page/tool-page.tsx';
import { toolPageData } from '../workbench/tool-page-data.ts';
import type { Route } from './+types/tool';

/** Runs at build time: the page of a tool as data. */
export async function loader({ params }: Route.LoaderArgs) {
  const { catalogue } = await import('@textbench/tools/catalogue');
  const { toolModules } = await import('@textbench/tools/modules');
  const entry = catalogue.find(({ slug }) => slug === params.slug);
  const load = toolModules[params.slug];
  if (!entry || !load) throw new Response('There is no such tool.', { status: 404 });
  return toolPageData(entry, await load(), catalogue);
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return unlistedMetadata('Tool not found');
  const { title, description, slug } = loaderData;
  return toolMetadata({ title, description, path: `/tools/${slug}`, year: buildYear });
}

export default function ToolRoute({ loaderData }: Route.ComponentProps) {
  return <ToolPage key={loaderData.slug} tool={loaderData} />;
}
