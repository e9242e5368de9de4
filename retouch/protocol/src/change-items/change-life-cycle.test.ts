import { describe, expect, it } from 'vitest';
import { oneOfEach } from './change-items.testing.ts';
import {
  changeStatus,
  finishInstantUpdate,
  markFailed,
  markInstantUpdateSent,
  markSucceeded,
  shouldSendInstantUpdate,
  withoutInstantUpdate,
} from './change-life-cycle.ts';

const item = oneOfEach.REMOVE_JSX;

describe('the life of a change (canvas-script, section 4)', () => {
  it('goes from pending to consumed or failed', () => {
    expect(changeStatus(item)).toBe('pending');
    expect(changeStatus(markSucceeded(item))).toBe('consumed');
    expect(changeStatus(markFailed(item))).toBe('failed');
    expect(markFailed(item)).toMatchObject({ consumed: true, failed: true });
  });

  it('ends once', () => {
    expect(() => markFailed(markSucceeded(item))).toThrow('is processed already');
    expect(() => markSucceeded(markFailed(item))).toThrow('is processed already');
    expect(() => markSucceeded(oneOfEach.UNKNOWN)).toThrow('is processed already');
  });

  it('leaves the item it was given alone', () => {
    markFailed(item);
    expect(changeStatus(item)).toBe('pending');
  });
});

describe('the instant update (canvas-script, section 4)', () => {
  it('is sent once only', () => {
    expect(shouldSendInstantUpdate(item)).toBe(true);
    const sent = markInstantUpdateSent(item);
    expect(shouldSendInstantUpdate(sent)).toBe(false);
    expect(() => markInstantUpdateSent(sent)).toThrow('has no preview to send');
  });

  it('can be turned off', () => {
    expect(shouldSendInstantUpdate(withoutInstantUpdate(item))).toBe(false);
    expect(() => markInstantUpdateSent(withoutInstantUpdate(item))).toThrow('no preview to send');
  });

  it('reports its data, its success and what is selected then', () => {
    const selection = { elementKey: 'body_home_0', elementKeys: [] };
    const result = { successful: true, data: { html: '<p>' }, selection };
    expect(finishInstantUpdate(markInstantUpdateSent(item), result)).toMatchObject({
      instantUpdateSent: true,
      instantUpdateFinished: true,
      instantUpdateSuccessful: true,
      instantUpdateData: { html: '<p>' },
      selectionAfterUpdate: selection,
    });
  });

  it('that fails leaves the outcome to the server', () => {
    const finished = finishInstantUpdate(item, { successful: false, data: {} });
    expect(finished).toMatchObject({ instantUpdateFinished: true, instantUpdateSuccessful: false });
    expect(changeStatus(finished)).toBe('pending');
  });
});
