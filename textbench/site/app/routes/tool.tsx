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

export default function ToolRoute({ loaderData }: Route.ComponentProps) {
  return <ToolPage key={loaderData.slug} tool={loaderData} />;
}
