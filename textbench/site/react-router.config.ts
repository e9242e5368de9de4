import type { Config } from '@react-router/dev/config';
import { catalogue } from '@textbench/tools/catalogue';

export default {
  ssr: false,
  prerender: { paths: ['/', '/404', ...catalogue.map((entry) => entry.href)], concurrency: 4 },
} satisfies Config;
