import type { AudioPart } from '@textbench/kit';

const ramp = 0.005; // seconds of rise and fall, so that a tone does not click
const loudness = 0.5;
const lead = 0.05; // seconds before the first tone, in which the schedule is made

/**
 * Plays a plan of tones.
 *
 * @param onTone told as each tone begins and ends
 * @returns what stops it
 */
export function playTones(
  { tones, duration }: AudioPart,
  onTone: (sounding: boolean) => void,
  onEnd: () => void,
): () => void {
  const context = new AudioContext();
  const gain = context.createGain();
  const oscillator = context.createOscillator();
  const begin = context.currentTime + lead;
  gain.gain.setValueAtTime(0, 0);
  for (const tone of tones) {
    const start = begin + tone.start;
    const end = start + tone.length;
    oscillator.frequency.setValueAtTime(tone.frequency, start);
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(loudness, start + ramp);
    gain.gain.setValueAtTime(loudness, Math.max(start + ramp, end - ramp));
    gain.gain.linearRampToValueAtTime(0, end);
  }
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(begin);
  oscillator.stop(begin + duration);

  let next = 0;
  let frame = requestAnimationFrame(follow);
  function follow(): void {
    const now = context.currentTime - begin;
    while ((tones[next]?.start ?? Number.POSITIVE_INFINITY) + (tones[next]?.length ?? 0) < now)
      next++;
    const tone = tones[next];
    onTone(tone !== undefined && tone.start <= now);
    if (now >= duration) onEnd();
    else frame = requestAnimationFrame(follow);
  }
  return () => {
    cancelAnimationFrame(frame);
    void context.close();
  };
}
