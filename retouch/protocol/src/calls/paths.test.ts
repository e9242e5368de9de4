import { describe, expect, it } from 'vitest';
import { paths } from './paths.ts';

describe('paths (canvas-script, section 7, and the calls that read)', () => {
  it('are those of the specification', () => {
    expect(paths.mutate('app', 'addJsxElement')).toBe(
      'canvases/app/parseAndMutate/mutate/addJsxElement',
    );
    expect(paths.history('app', 'undoChangeToFiles')).toBe(
      'canvases/app/parseAndMutate/activities/undoChangeToFiles',
    );
    expect(paths.lookups('app')).toBe('canvases/app/lookups');
    expect(paths.health()).toBe('health');
  });

  it('keep what is in them in its place', () => {
    expect(paths.events('a/b ?')).toBe('canvases/a%2Fb%20%3F/events');
    expect(paths.source('a', 'tempo-1&x=2')).toBe('canvases/a/source?codebaseId=tempo-1%26x%3D2');
    const { searchParams } = new URL(
      paths.tailwind('a', ['md:p-[3px]', 'before:content-["+"]']),
      'http://localhost',
    );
    expect(searchParams.get('classes')).toBe('md:p-[3px] before:content-["+"]');
  });
});
