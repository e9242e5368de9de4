import { toolModules } from '@textbench/tools/modules';
import type { Route } from './+types/tool';

export async function loader({ params }: Route.LoaderArgs) {
  const load = toolModules[params.slug];
  if (!load) throw new Response('No such tool', { status: 404 });
  const tool = await load();
  return { slug: params.slug, title: tool.title };
}

export default function ToolPage({ loaderData }: Route.ComponentProps) {
  return <main>{loaderData.title}</main>;
}
