import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { iconSprite } from './build-steps/icon-sprite.ts';

export default defineConfig({
  plugins: [iconSprite(), tailwindcss(), reactRouter()],
  worker: { format: 'es' },
  build: { target: 'es2023' },
  server: { host: '127.0.0.1' },
});
