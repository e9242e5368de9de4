import type { ImagePart } from '@textbench/kit';
import { useEffect, useRef } from 'react';

/** Pixels, on a canvas. */
export function ImageViewer({ part }: { part: ImagePart }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const pixels = new ImageData(new Uint8ClampedArray(part.rgba), part.width, part.height);
    canvas.current?.getContext('2d')?.putImageData(pixels, 0, 0);
  }, [part]);
  return (
    <div className="flex min-h-0 flex-1 items-center justify-center overflow-auto bg-soft p-4">
      <canvas
        aria-label={part.description}
        className="max-h-full max-w-full"
        height={part.height}
        ref={canvas}
        role="img"
        width={part.width}
      />
    </div>
  );
}
