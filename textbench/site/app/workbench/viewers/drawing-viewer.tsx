import type { DrawingPart } from '@textbench/kit';
import { useEffect, useState } from 'react';

/** A drawing, shown as a picture: scripts in an SVG that is an image never run. */
export function DrawingViewer({ part }: { part: DrawingPart }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([part.svg], { type: 'image/svg+xml' }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [part.svg]);
  return (
    <div className="flex min-h-0 flex-1 items-center justify-center overflow-auto bg-soft p-4">
      {address ? (
        <img alt={part.description} className="max-h-full max-w-full" src={address} />
      ) : null}
    </div>
  );
}
