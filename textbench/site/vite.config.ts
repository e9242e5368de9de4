import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { iconSprite } from './build-steps/icon-sprite.ts';
import { markdownParts } from './build-steps/markdown-parts.ts';
import { pageChunks } from './build-steps/page-chunks.ts';
import { unusedRouterParts } from './build-steps/unused-router-parts.ts';
import { withoutPageTexts } from './build-steps/without-page-texts.ts';

export default defineConfig({
  plugins: [iconSprite(), unusedRouterParts(), tailwindcss(), reactRouter()],
  define: { 'import.meta.env.BUILD_YEAR': JSON.stringify(`${new Date().getFullYear()}`) },
  worker: { format: 'es', plugins: () => [markdownParts(), withoutPageTexts()] },
  build: { target: 'es2023' },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // React Router's hints for developers, which a visitor's console need not have.
          treeshake: { manualPureFunctions: ['warning', 'warningOnce', 'warnOnce'] },
          output: { codeSplitting: pageChunks },
        },
      },
    },
  },
  server: { host: '127.0.0.1' },
  // Found ahead, so that a first visit in development is not interrupted by a new bundle of libraries.
  optimizeDeps: {
    entries: ['app/**/*.tsx', 'app/worker/tool-worker.ts', '../tools/src/*/*.ts', '!**/*.test.*'],
    include: [
      '@sindresorhus/slugify',
      'any-ascii',
      'chardet',
      'dompurify',
      'linkify-it',
      'libphonenumber-js/min',
      'markdown-it',
      'markdown-it-footnote',
      'stemmer',
    ],
  },
});
