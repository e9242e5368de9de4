import type { AudioPart } from '@textbench/kit';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { playTones } from './play-tones.ts';

/** Sound, played from its plan of tones; a lamp lights with each tone. */
export function AudioViewer({ part }: { part: AudioPart }) {
  const stop = useRef<(() => void) | null>(null);
  const [playing, setPlaying] = useState(false);
  const [lit, setLit] = useState(false);

  function end(): void {
    stop.current?.();
    stop.current = null;
    setPlaying(false);
    setLit(false);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: another sound, or leaving, ends this one
  useEffect(() => end, [part]);

  return (
    <div className="flex min-h-0 flex-1 flex-col items-center justify-center gap-5 p-6">
      <div
        aria-hidden="true"
        className={`size-16 rounded-full border border-line ${lit ? 'bg-accent-fill' : 'bg-soft'}`}
      />
      <p className="m-0 text-center text-muted text-sm">{part.description}</p>
      <Button
        disabled={part.tones.length === 0}
        icon={playing ? 'pause' : 'play'}
        look="outline"
        onClick={() => {
          if (playing) return end();
          setPlaying(true);
          stop.current = playTones(part, setLit, end);
        }}
      >
        {playing ? 'Stop' : 'Play'}
      </Button>
    </div>
  );
}
