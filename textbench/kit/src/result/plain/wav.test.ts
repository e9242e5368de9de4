import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Tone } from '../parts.ts';
import { audio } from '../result.ts';
import { audioAsWav } from './wav.ts';

const rate = 11_025;

function wavOf(duration: number, ...tones: Tone[]): Uint8Array {
  return audioAsWav(audio({ tones, duration, description: 'Tones.' }));
}

/** Samples from -1 to 1. */
function samplesOf(wav: Uint8Array): number[] {
  const view = new DataView(wav.buffer, wav.byteOffset + 44);
  return Array.from({ length: view.byteLength / 2 }, (_, i) => view.getInt16(i * 2, true) / 32_767);
}

function loudest(samples: readonly number[]): number {
  return samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
}

/** How often the wave goes from below zero to above: once a period. */
function risings(samples: readonly number[]): number {
  return samples.filter((sample, i) => sample > 0 && (samples[i - 1] ?? 0) <= 0).length;
}

describe('audioAsWav', () => {
  // python3 -c "
  // import io, wave
  // out = io.BytesIO()
  // w = wave.open(out, 'wb')
  // w.setnchannels(1); w.setsampwidth(2); w.setframerate(11025)
  // w.writeframes(bytes(22050)); w.close()
  // print(out.getvalue()[:44].hex())"
  it('begins with the header that the wave module of Python writes for a second of silence', () => {
    const silence = wavOf(1);
    expect(Buffer.from(silence.subarray(0, 44)).toString('hex')).toBe(
      '524946464656000057415645666d74201000000001000100112b000022560000020010006461746122560000',
    );
    expect(silence.length).toBe(44 + 2 * rate);
    expect(loudest(samplesOf(silence))).toBe(0);
  });

  it('says how long it is, in both sizes, whatever the duration', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3_000 }), (milliseconds) => {
        const duration = milliseconds / 1_000;
        const wav = wavOf(duration);
        const view = new DataView(wav.buffer);
        expect(view.getUint32(4, true)).toBe(wav.length - 8);
        expect(view.getUint32(40, true)).toBe(wav.length - 44);
        const frames = (wav.length - 44) / 2;
        expect(frames).toBeGreaterThanOrEqual(duration * rate);
        expect(frames).toBeLessThan(duration * rate + 1);
      }),
    );
  });

  it('holds only a header where there is nothing to hear', () => {
    expect(wavOf(0).length).toBe(44);
  });

  it('sounds where the tone is and nowhere else', () => {
    const samples = samplesOf(wavOf(1, { start: 0.4, length: 0.2, frequency: 600 }));
    const [begin, end] = [Math.round(0.4 * rate), Math.round(0.6 * rate)];
    expect(loudest(samples.slice(0, begin))).toBe(0);
    expect(loudest(samples.slice(begin, end))).toBeGreaterThan(0.5);
    expect(loudest(samples.slice(end))).toBe(0);
  });

  it('has the pitch of each tone: as many periods as hertz times seconds', () => {
    const samples = samplesOf(
      wavOf(
        1,
        { start: 0, length: 0.5, frequency: 440 },
        { start: 0.5, length: 0.5, frequency: 880 },
      ),
    );
    const middle = Math.round(0.5 * rate);
    expect(Math.abs(risings(samples.slice(0, middle)) - 220)).toBeLessThanOrEqual(1);
    expect(Math.abs(risings(samples.slice(middle)) - 440)).toBeLessThanOrEqual(1);
  });

  it('rises and falls within five milliseconds, so that nothing clicks', () => {
    const samples = samplesOf(wavOf(0.1, { start: 0, length: 0.1, frequency: 600 }));
    const millisecond = Math.round(rate / 1_000);
    expect(loudest(samples.slice(0, millisecond))).toBeLessThan(0.2);
    expect(loudest(samples.slice(-millisecond))).toBeLessThan(0.2);
    expect(loudest(samples.slice(6 * millisecond, -6 * millisecond))).toBeGreaterThan(0.55);
  });

  it('never goes beyond what 16 bits hold', () => {
    const samples = samplesOf(wavOf(0.2, { start: 0, length: 0.2, frequency: 5_000 }));
    expect(loudest(samples)).toBeLessThanOrEqual(1);
  });

  it('leaves out what sounds after its end', () => {
    expect(wavOf(0.1, { start: 0.05, length: 9, frequency: 600 }).length).toBe(44 + 2 * 1_103);
    expect(loudest(samplesOf(wavOf(0.1, { start: 5, length: 1, frequency: 600 })))).toBe(0);
  });
});
