import type { AudioPart } from '@textbench/kit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { playTones } from './play-tones.ts';

/** A parameter of a sound, which writes down what is planned for it. */
class FakeParameter {
  readonly plan: [at: number, value: number][] = [];
  setValueAtTime(value: number, at: number): void {
    this.plan.push([at, value]);
  }
  linearRampToValueAtTime(value: number, at: number): void {
    this.plan.push([at, value]);
  }
}

class FakeOscillator {
  readonly frequency = new FakeParameter();
  begun: number | undefined;
  ended: number | undefined;
  connect<Node>(node: Node): Node {
    return node;
  }
  start(at: number): void {
    this.begun = at;
  }
  stop(at: number): void {
    this.ended = at;
  }
}

class FakeAudioContext {
  static newest: FakeAudioContext;
  currentTime = 10;
  closed = false;
  readonly destination = {};
  readonly oscillator = new FakeOscillator();
  readonly gain = { gain: new FakeParameter(), connect: <Node>(node: Node) => node };
  constructor() {
    FakeAudioContext.newest = this;
  }
  createGain() {
    return this.gain;
  }
  createOscillator() {
    return this.oscillator;
  }
  async close(): Promise<void> {
    this.closed = true;
  }
}

let frames: (() => void)[] = [];

beforeEach(() => {
  frames = [];
  vi.stubGlobal('AudioContext', FakeAudioContext);
  vi.stubGlobal('requestAnimationFrame', (call: () => void) => frames.push(call));
  vi.stubGlobal('cancelAnimationFrame', () => {
    frames = [];
  });
});

afterEach(() => vi.unstubAllGlobals());

/** The moment the first tone may begin: a little after now, so that the plan is made in time. */
const begin = 10.05;

function at(seconds: number): void {
  FakeAudioContext.newest.currentTime = begin + seconds;
  for (const call of frames.splice(0)) call();
}

const sound: AudioPart = {
  kind: 'audio',
  tones: [
    { start: 0, length: 0.1, frequency: 600 },
    { start: 0.2, length: 0.3, frequency: 440 },
  ],
  duration: 0.6,
  description: 'Two tones.',
};

describe('playTones', () => {
  it('plans each tone where and as high as it is, silent before and behind', () => {
    playTones(
      sound,
      () => {},
      () => {},
    );
    const { oscillator, gain } = FakeAudioContext.newest;
    expect(oscillator.frequency.plan).toEqual([
      [begin, 600],
      [begin + 0.2, 440],
    ]);
    expect(oscillator.begun).toBe(begin);
    expect(oscillator.ended).toBeCloseTo(begin + 0.6, 9);
    for (const { start, length } of sound.tones) {
      const own = gain.gain.plan.filter(
        ([when]) => when >= begin + start - 1e-9 && when <= begin + start + length + 1e-9,
      );
      expect(own[0]).toEqual([begin + start, 0]);
      expect(own.at(-1)?.[1]).toBe(0);
      expect(own.at(-1)?.[0]).toBeCloseTo(begin + start + length, 9);
      expect(Math.max(...own.map(([, value]) => value))).toBeGreaterThan(0);
    }
    const times = gain.gain.plan.map(([when]) => when);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
  });

  it('tells when a tone sounds, and the end once', () => {
    const told: boolean[] = [];
    let ends = 0;
    playTones(
      sound,
      (sounding) => told.push(sounding),
      () => ends++,
    );
    for (const seconds of [-0.01, 0.05, 0.15, 0.25, 0.45, 0.55, 0.61, 0.7]) at(seconds);
    expect(told).toEqual([false, true, false, true, true, false, false]);
    expect(ends).toBe(1);
  });

  it('stops at once', () => {
    let ends = 0;
    const stop = playTones(
      sound,
      () => {},
      () => ends++,
    );
    stop();
    at(1);
    expect([FakeAudioContext.newest.closed, ends]).toEqual([true, 0]);
  });
});
