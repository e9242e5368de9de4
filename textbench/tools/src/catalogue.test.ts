import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { catalogueFiles } from '../../../scripts/catalogue/catalogue-files.ts';
import { catalogue } from './catalogue.generated.ts';
import { families } from './families.ts';
import { toolModules } from './modules.generated.ts';
import { specifiedSlugs } from './specified-slugs.ts';

const present = new Set(catalogue.map((entry) => entry.slug));

/** Tools that people have addresses of: none of them may go. */
const delivered = `
  case-converter word-counter text-statistics line-breaks alphabetical-sorter remove-duplicates
  extra-spaces-remover text-repeater text-merger text-difference-finder find-patterns-in-text
  email-extractor morse-code-converter text-to-hex hex-to-text url-encoder-decoder
  html-entity-encoder-decoder readability word-frequency-counter letter-frequency-chart lorem-ipsum
  password-generator markdown-to-html text-to-slug`
  .trim()
  .split(/\s+/);

describe('the catalogue', () => {
  it('is current: `npm run generate` changes nothing', async () => {
    const { readFile } = await import('node:fs/promises');
    for (const { path, content } of await catalogueFiles()) {
      expect(await readFile(path, 'utf8')).toBe(content);
    }
  });

  it('has every tool once, with a module', () => {
    expect(present.size).toBe(catalogue.length);
    expect(Object.keys(toolModules).sort()).toEqual([...present].sort());
  });

  it('names 154 specified tools, each once', () => {
    const all = Object.values(specifiedSlugs).flat();
    expect(all.length).toBe(154);
    expect(new Set(all).size).toBe(154);
  });

  it('holds specified tools in their specified family', () => {
    for (const { slug, family } of catalogue) {
      const specified = Object.entries(specifiedSlugs).find(([, slugs]) => slugs.includes(slug));
      if (specified) expect([slug, family]).toEqual([slug, specified[0]]);
    }
  });

  it('names what is still missing, and has lost none of what there was', () => {
    const missing = Object.values(specifiedSlugs)
      .flat()
      .filter((slug) => !present.has(slug));
    if (missing.length > 0)
      console.info(`${missing.length} specified tools are missing: ${missing.join(', ')}`);
    expect(delivered.filter((slug) => !present.has(slug))).toEqual([]);
  });

  it('has a test beside every tool', () => {
    for (const { slug, family } of catalogue) {
      expect(existsSync(join(import.meta.dirname, family, `${slug}.test.ts`)), slug).toBe(true);
    }
  });

  it('has no folder that is neither a family nor engines', () => {
    const folders = readdirSync(import.meta.dirname, { withFileTypes: true });
    const names = folders.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
    expect(names.filter((name) => !(name in families) && name !== 'engines')).toEqual([]);
  });

  it('uses icons that Lucide has', () => {
    const icons = join(import.meta.dirname, '../../../node_modules/lucide-static/icons');
    for (const { slug, icon } of catalogue) {
      expect(existsSync(join(icons, `${icon}.svg`)), `${slug}: ${icon}`).toBe(true);
    }
  });
});
