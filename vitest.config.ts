import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'textbench/**/src/**/*.test.ts',
      'textbench/site/app/**/*.test.ts',
      'textbench/site/build-steps/*.test.ts',
      'retouch/*/src/**/*.test.ts',
      'scripts/**/*.test.ts',
      'bench/**/*.test.ts',
    ],
    exclude: ['**/node_modules/**', '**/build/**'],
    testTimeout: 60_000,
    maxWorkers: 2, // on two cores it would take one of them only
  },
});
