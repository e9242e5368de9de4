import type { AudioPart, Tone } from '../parts.ts';

const headerBytes = 44;
const sampleRate = 11_025;
/** Seconds over which a tone rises and falls, so that it does not click. */
const ramp = 0.005;
const loudness = 0.6;

/** RIFF WAVE with 16-bit PCM samples, one channel. Source: Microsoft RIFF specification, 1991. */
export function audioAsWav(audio: AudioPart): Uint8Array {
  const sampleCount = Math.ceil(audio.duration * sampleRate);
  const bytes = new Uint8Array(headerBytes + sampleCount * 2);
  const view = new DataView(bytes.buffer);
  writeHeader(bytes, view, sampleCount * 2);
  for (const tone of audio.tones) writeTone(view, tone, sampleCount);
  return bytes;
}

function writeHeader(bytes: Uint8Array, view: DataView, dataBytes: number): void {
  const ascii = (offset: number, word: string) => {
    for (let i = 0; i < word.length; i++) bytes[offset + i] = word.charCodeAt(i);
  };
  ascii(0, 'RIFF');
  view.setUint32(4, headerBytes - 8 + dataBytes, true);
  ascii(8, 'WAVEfmt ');
  view.setUint32(16, 16, true); // size of the format chunk
  view.setUint16(20, 1, true); // PCM
  view.setUint16(22, 1, true); // channels
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * 2, true); // bytes a second
  view.setUint16(32, 2, true); // bytes a frame
  view.setUint16(34, 16, true); // bits a sample
  ascii(36, 'data');
  view.setUint32(40, dataBytes, true);
}

function writeTone(view: DataView, tone: Tone, sampleCount: number): void {
  const first = Math.round(tone.start * sampleRate);
  const last = Math.min(sampleCount, Math.round((tone.start + tone.length) * sampleRate));
  for (let i = first; i < last; i++) {
    const time = (i - first) / sampleRate;
    const level = Math.min(1, time / ramp, (tone.length - time) / ramp);
    const sample = Math.sin(2 * Math.PI * tone.frequency * time) * loudness * Math.max(0, level);
    view.setInt16(headerBytes + i * 2, Math.round(sample * 32_767), true);
  }
}
