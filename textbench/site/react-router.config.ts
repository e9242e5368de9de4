import type { Config } from '@react-router/dev/config';
import { catalogue } from '@textbench/tools/catalogue';
import { nameNotFoundPage } from './build-steps/not-found-page.ts';

export default {
  ssr: false,
  prerender: { paths: ['/', ...catalogue.map((entry) => entry.href)], concurrency: 4 },
  buildEnd: ({ reactRouterConfig }) => nameNotFoundPage(reactRouterConfig.buildDirectory),
} satisfies Config;
