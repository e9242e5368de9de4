import type { AudioPart, Tone } from '@textbench/kit';
import { audio } from '@textbench/kit';
import { morseClass } from './morse-decoder.ts';

export interface MorseTiming {
  /** Words of PARIS a minute at which signs are sent. */
  readonly speed: number;
  /** Words a minute in all, with longer gaps (Farnsworth); 0, or no less than `speed`, for usual gaps. */
  readonly overall: number;
  /** Hertz. */
  readonly pitch: number;
}

export interface MorseSound {
  readonly part: AudioPart;
  /** Whether the text is longer than the sound. */
  readonly cut: boolean;
}

/** Longest sound, in seconds. */
export const longestSound = 600;

interface Lengths {
  readonly unit: number;
  readonly letterGap: number;
  readonly wordGap: number;
}

/**
 * Seconds of a dot and of the gaps. A dash is three dots, the gap in a letter one, between letters
 * three and between words seven (ITU-R M.1677-1, section 2); PARIS with its gap is fifty. Farnsworth
 * gaps are those of the ARRL (QEX, April 1990).
 */
function lengthsOf({ speed, overall }: MorseTiming): Lengths {
  const unit = 1.2 / speed;
  if (overall === 0 || overall >= speed) return { unit, letterGap: 3 * unit, wordGap: 7 * unit };
  const delay = (60 * speed - 37.2 * overall) / (overall * speed);
  return { unit, letterGap: (3 * delay) / 19, wordGap: (7 * delay) / 19 };
}

/** The tones of a text in Morse (dots, dashes, gaps in any of their signs), up to ten minutes. */
export function morseSound(morse: string, timing: MorseTiming): MorseSound | undefined {
  const lengths = lengthsOf(timing);
  const tones: Tone[] = [];
  let end = 0;
  let gap = 0;
  let spaces = 0;
  for (let i = 0; i < morse.length; i++) {
    const kind = morseClass(morse.charCodeAt(i));
    if (kind === 1 || kind === 2) {
      const start = tones.length === 0 ? 0 : end + gap;
      const length = (kind === 2 ? 3 : 1) * lengths.unit;
      if (start + length > longestSound) return sound(tones, end, timing, true);
      tones.push({ start, length, frequency: timing.pitch });
      end = start + length;
      gap = lengths.unit;
      spaces = 0;
    } else {
      spaces = kind === 3 ? spaces + 1 : spaces;
      const word = (kind !== 3 && kind !== 0) || spaces > 1;
      gap = Math.max(gap, word ? lengths.wordGap : lengths.letterGap);
    }
  }
  return tones.length === 0 ? undefined : sound(tones, end, timing, false);
}

function sound(tones: Tone[], end: number, timing: MorseTiming, cut: boolean): MorseSound {
  const { speed, overall, pitch } = timing;
  const spaced = overall > 0 && overall < speed ? `, ${overall} with the gaps` : '';
  const description = `Morse code at ${speed} words a minute${spaced}, ${pitch} hertz, ${lengthInWords(end)}`;
  return { part: audio({ title: 'Sound', tones, duration: end, description }), cut };
}

/** `1 min 05 s`, `12.3 s` */
export function lengthInWords(seconds: number): string {
  if (seconds < 60) return `${(Math.round(seconds * 10) / 10).toString()} s`;
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, '0')} s`;
}
