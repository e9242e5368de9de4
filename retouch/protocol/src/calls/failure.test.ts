import { describe, expect, it } from 'vitest';
import { type FailureCode, failureStatus, isFailure } from './failure.ts';

// wire-format, section 5.
const table: readonly (readonly [number, readonly FailureCode[]])[] = [
  [400, ['invalid_request']],
  [403, ['forbidden']],
  [404, ['unknown_canvas', 'unknown_element']],
  [
    409,
    ['stale_element', 'unexpected_parent', 'nothing_to_undo', 'nothing_to_redo', 'undo_conflict'],
  ],
  [422, ['not_editable', 'parse_error']],
  [500, ['internal']],
];

describe('failures (wire-format, section 5)', () => {
  it.each(table)('%i is the status of %j', (status, codes) => {
    const found = Object.entries(failureStatus).filter((entry) => entry[1] === status);
    expect(found.map(([code]) => code)).toEqual(codes);
  });

  it('are told from other answers', () => {
    expect(isFailure({ error: { code: 'forbidden', message: 'No.' } })).toBe(true);
    expect(isFailure({ activityId: null })).toBe(false);
    expect(isFailure({ error: { code: 'teapot', message: 'No.' } })).toBe(false);
    expect(isFailure({ error: { code: 'forbidden' } })).toBe(false);
    expect(isFailure({ error: 'no' })).toBe(false);
    expect(isFailure(null)).toBe(false);
  });
});
