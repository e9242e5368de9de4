import { describe, expect, it } from 'vitest';
import {
  canonicalAddress,
  pageMetadata,
  toolMetadata,
  toolPageDescription,
  toolPageTitle,
  unlistedMetadata,
} from './page-metadata.ts';

// ' - Free Online Text Tool 2031 | Textbench' is 41 characters: a name of 19 makes 60.
const suffix = ' - Free Online Text Tool 2031 | Textbench';

describe('toolPageTitle', () => {
  it('names the tool, the year and the product', () => {
    expect(toolPageTitle('Word Counter', 2031)).toBe(`Word Counter${suffix}`);
  });

  it('is long at exactly 60 characters and short at 61', () => {
    expect(suffix.length).toBe(41);
    expect(toolPageTitle('x'.repeat(19), 2031)).toBe(`${'x'.repeat(19)}${suffix}`);
    expect(toolPageTitle('x'.repeat(20), 2031)).toBe(`${'x'.repeat(20)} | Textbench`);
  });

  it('keeps a long name whole', () => {
    const name = 'x'.repeat(80);
    expect(toolPageTitle(name, 2031)).toBe(`${name} | Textbench`);
  });
});

describe('toolPageDescription', () => {
  it('adds an invitation with the name in lower case', () => {
    expect(toolPageDescription('Word Counter', 'Counts words.')).toBe(
      'Counts words. Use our free online word counter tool now.',
    );
  });

  it('keeps 100 characters and cuts 101 to 97 and an ellipsis', () => {
    const invitation = ' Use our free online t tool now.';
    expect(toolPageDescription('T', 'd'.repeat(100))).toBe(`${'d'.repeat(100)}${invitation}`);
    expect(toolPageDescription('T', 'd'.repeat(101))).toBe(`${'d'.repeat(97)}...${invitation}`);
  });

  it('is at most 155 characters', () => {
    // 100 + ' Use our free online ' (21) + name + ' tool now.' (10): a name of 24 makes 155.
    const at = (length: number) => toolPageDescription('n'.repeat(length), 'd'.repeat(100));
    expect(at(23)).toHaveLength(154);
    expect(at(24)).toHaveLength(155);
    expect(at(24).endsWith(' tool now.')).toBe(true);
    expect(at(25)).toHaveLength(155);
    expect(at(25).endsWith(' tool now')).toBe(true);
  });
});

describe('metadata of a page', () => {
  it('has title, description and canonical address', () => {
    expect(pageMetadata({ title: 'T', description: 'D', path: '/about' })).toEqual([
      { title: 'T' },
      { name: 'description', content: 'D' },
      { tagName: 'link', rel: 'canonical', href: 'https://textbench.example/about' },
    ]);
  });

  it('follows the rules for a tool', () => {
    const tool = { title: 'Text Sorter', description: 'Sorts.', path: '/tools/s', year: 2031 };
    expect(toolMetadata(tool)).toEqual([
      { title: `Text Sorter${suffix}` },
      { name: 'description', content: 'Sorts. Use our free online text sorter tool now.' },
      { tagName: 'link', rel: 'canonical', href: 'https://textbench.example/tools/s' },
    ]);
  });

  it('uses a supplied description as it is', () => {
    const metaDescription = 'As it is. '.repeat(30);
    const found = toolMetadata({
      title: 'T',
      description: 'Sorts.',
      metaDescription,
      path: '/',
      year: 2031,
    });
    expect(found[1]).toEqual({ name: 'description', content: metaDescription });
  });

  it('keeps a page that is none out of search engines', () => {
    expect(unlistedMetadata('Page not found')).toEqual([
      { title: 'Page not found | Textbench' },
      { name: 'robots', content: 'noindex' },
    ]);
  });

  it('joins address and path', () => {
    expect(canonicalAddress('/')).toBe('https://textbench.example/');
  });
});
