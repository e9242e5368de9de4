import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IdTrail } from './id-trail.ts';

const nothing = new Set<string>();
const map = (entries: Record<string, string>) => new Map(Object.entries(entries));

describe('the trail of ids', () => {
  it('follows an id through several changes', () => {
    const trail = new IdTrail();
    trail.add({ became: map({ a: 'b' }), gone: nothing });
    trail.add({ became: map({ b: 'c' }), gone: nothing });
    expect(trail.follow('a', 0)).toBe('c');
    expect(trail.follow('b', 1)).toBe('c');
    expect(trail.follow('other', 0)).toBe('other');
  });

  it('keeps apart what had the same id at different times', () => {
    const trail = new IdTrail();
    // The first of two list items is removed: the second takes over its id.
    trail.add({ became: map({ 'li[2]': 'li[1]' }), gone: new Set(['li[1]', 'x']) });
    expect(trail.follow('li[2]', 0)).toBe('li[1]');
    expect(trail.follow('li[1]', 0)).toBeUndefined();
    expect(trail.follow('li[1]', 1)).toBe('li[1]');
  });

  it('follows two that change places', () => {
    const trail = new IdTrail();
    trail.add({ became: map({ a: 'b', b: 'a' }), gone: nothing });
    expect([trail.follow('a', 0), trail.follow('b', 0)]).toEqual(['b', 'a']);
  });

  it('knows when an id was last heard of', () => {
    const trail = new IdTrail();
    trail.add({ became: map({ a: 'b' }), gone: nothing });
    trail.add({ became: map({}), gone: new Set(['b']) });
    expect(trail.lastVersionOf('a')).toBe(0);
    expect(trail.lastVersionOf('b')).toBe(1);
    expect(trail.lastVersionOf('never')).toBeUndefined();
  });

  it('counts every change, also one that touches no id', () => {
    const trail = new IdTrail();
    trail.add({ became: map({ a: 'a' }), gone: nothing });
    expect(trail.version).toBe(1);
    expect(trail.lastVersionOf('a')).toBeUndefined();
  });

  it('tells of several changes as of one', () => {
    const trail = new IdTrail();
    trail.add({ became: map({ a: 'b' }), gone: new Set(['z']) });
    trail.add({ became: map({ b: 'c', y: 'x' }), gone: nothing });
    trail.add({ became: map({ x: 'y' }), gone: new Set(['c']) });
    expect(trail.since(1).became.has('y')).toBe(false);
    expect(trail.since(1).gone).toEqual(new Set(['b', 'c']));
    expect(trail.since(0).gone).toEqual(new Set(['z', 'a', 'b', 'c']));
    expect(trail.since(3)).toEqual({ became: new Map(), gone: nothing });
  });

  it('following in two legs is following at once', () => {
    const ids = ['a', 'b', 'c', 'd', 'e'];
    const shuffles = fc.array(fc.shuffledSubarray(ids, { minLength: 5, maxLength: 5 }), {
      maxLength: 8,
    });
    fc.assert(
      fc.property(shuffles, fc.nat(8), (steps, cut) => {
        const first = new IdTrail();
        const whole = new IdTrail();
        const second = new IdTrail();
        for (const [at, shuffled] of steps.entries()) {
          const became = new Map(ids.map((id, index) => [id, shuffled[index] ?? id]));
          const step = { became, gone: nothing };
          whole.add(step);
          (at < cut ? first : second).add(step);
        }
        for (const id of ids) {
          expect(second.follow(first.follow(id, 0) ?? '', 0)).toBe(whole.follow(id, 0));
        }
      }),
    );
  });
});
