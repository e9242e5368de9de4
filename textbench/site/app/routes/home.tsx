import { Hero } from '../home/hero.tsx';
import { homeData } from '../home/home-data.server.ts';
import { HowItWorks } from '../home/how-it-works.tsx';
import { PopularTools } from '../home/popular-tools.tsx';
import { Strip } from '../home/strip.tsx';
import { toolCountClaim } from '../home/tool-count.ts';
import { ToolsGrid } from '../home/tools-grid.tsx';
import { pageMetadata } from '../metadata/page-metadata.ts';
import { siteConfiguration } from '../site-configuration.ts';
import type { Route } from './+types/home';

export const loader = homeData;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMetadata({
    title: `${siteConfiguration.productName}: free online text tools that run in your browser`,
    description: `${toolCountClaim(loaderData?.tools.length ?? 0)} to count, clean, sort, convert and compare text. Free, without an account, and your text never leaves your device.`,
    path: '/',
  });

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <main>
      <Hero data={loaderData} />
      <Strip toolCount={loaderData.tools.length} />
      <ToolsGrid families={loaderData.families} tools={loaderData.tools} />
      <PopularTools tools={loaderData.popular} />
      <HowItWorks />
    </main>
  );
}
