import { describe, expect, it } from 'vitest';
import { dragThresholdAt, outlineZIndex } from './constants.ts';
import { inheritableProperties, reportedProperties } from './css-properties.ts';

describe('constants (canvas-script, section 9)', () => {
  it('divides the drag threshold of 20 pixels by the zoom', () => {
    expect(dragThresholdAt(1)).toBe(20);
    expect(dragThresholdAt(0.5)).toBe(40);
    expect(dragThresholdAt(2)).toBe(10);
  });

  it('stacks outlines: move, primary, secondary, child from the top', () => {
    const { moveBetweenParents, move, primary, secondary, child } = outlineZIndex;
    expect(moveBetweenParents).toBe(2_000_000_004);
    expect([move, primary, secondary, child].toSorted((a, b) => b - a)).toEqual([
      move,
      primary,
      secondary,
      child,
    ]);
    expect(move).toBeLessThan(moveBetweenParents);
  });

  it('reports about 60 properties, each once', () => {
    expect(new Set(reportedProperties).size).toBe(reportedProperties.length);
    expect(reportedProperties.length).toBeGreaterThan(55);
    expect(reportedProperties.length).toBeLessThan(75);
  });

  it('knows the inheritable properties that are named there', () => {
    expect(new Set(inheritableProperties).size).toBe(inheritableProperties.length);
    expect(inheritableProperties).toEqual(
      expect.arrayContaining([
        ...['color', 'font-family', 'font-size', 'font-style', 'font-weight', 'line-height'],
        ...['letter-spacing', 'text-align', 'visibility', 'white-space'],
      ]),
    );
  });
});
