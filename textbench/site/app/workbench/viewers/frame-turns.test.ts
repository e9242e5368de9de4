import { describe, expect, it } from 'vitest';
import { FrameTurns } from './frame-turns.ts';

/** Turns in frames that the test calls up. */
function begun() {
  let requested: (() => void)[] = [];
  const turns = new FrameTurns((call) => requested.push(call));
  const done: string[] = [];
  return {
    done,
    wait: (name: string) => turns.wait(() => done.push(name)),
    turns,
    frame() {
      const calls = requested;
      requested = [];
      for (const call of calls) call();
      return calls.length;
    },
  };
}

describe('FrameTurns', () => {
  it('calls one of those who wait in each frame, in their order', () => {
    const { wait, frame, done } = begun();
    wait('a');
    wait('b');
    expect(done).toEqual([]);
    frame();
    expect(done).toEqual(['a']);
    frame();
    expect(done).toEqual(['a', 'b']);
  });

  it('puts who waits again behind the others', () => {
    const { turns, wait, frame, done } = begun();
    turns.wait(() => {
      done.push('a');
      wait('a again');
    });
    wait('b');
    for (let i = 0; i < 3; i++) frame();
    expect(done).toEqual(['a', 'b', 'a again']);
  });

  it('leaves out who no longer wants to', () => {
    const { wait, frame, done } = begun();
    const callOff = wait('a');
    wait('b');
    callOff();
    frame();
    expect(done).toEqual(['b']);
  });

  it('asks for no frame when nobody waits, and for one when somebody does', () => {
    const { wait, frame } = begun();
    expect(frame()).toBe(0);
    wait('a')();
    expect(frame()).toBe(1);
    expect(frame()).toBe(0);
    wait('b');
    wait('c');
    expect(frame()).toBe(1);
  });

  it('goes on behind one who fails', () => {
    const { turns, wait, frame, done } = begun();
    turns.wait(() => {
      throw new Error('failed');
    });
    wait('b');
    expect(frame).toThrow('failed');
    frame();
    expect(done).toEqual(['b']);
  });
});
