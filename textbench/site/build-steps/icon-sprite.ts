import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '@textbench/tools/catalogue';
import type { Plugin } from 'vite';
import { interfaceIcons } from '../app/ui/interface-icons.ts';

const icons = join(import.meta.dirname, '../../../node_modules/lucide-static/icons');

/** `/icons.svg`: one symbol for each Lucide icon that the site uses, and no other. */
export function iconSprite(): Plugin {
  return {
    name: 'textbench:icon-sprite',
    configureServer(server) {
      server.middlewares.use('/icons.svg', (_request, response) => {
        response.setHeader('content-type', 'image/svg+xml');
        response.end(spriteSource());
      });
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      this.emitFile({ type: 'asset', fileName: 'icons.svg', source: spriteSource() });
    },
  };
}

function spriteSource(): string {
  const names = new Set([...interfaceIcons, ...catalogue.map((entry) => entry.icon)]);
  return `<svg xmlns="http://www.w3.org/2000/svg">${[...names].sort().map(symbol).join('')}</svg>`;
}

function symbol(name: string): string {
  const source = readFileSync(join(icons, `${name}.svg`), 'utf8');
  const body = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(source)?.[1];
  if (!body) throw new Error(`Lucide's ${name}.svg is not an SVG.`);
  return `<symbol id="${name}" viewBox="0 0 24 24">${body.replace(/\s*\n\s*/g, '')}</symbol>`;
}
