import { type ReactNode, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';

interface SkippedOutOfViewProps {
  /** What the height follows from, beside the width of the window. */
  content: object;
  role: string;
  children: ReactNode;
}

interface Measured {
  readonly content: object;
  readonly width: number;
  /** CSS pixels. */
  readonly height: number;
}

/**
 * A block that is laid out once, so that its height is known to the pixel and nothing moves later,
 * and from then on only while it is in view.
 */
export function SkippedOutOfView({ content, role, children }: SkippedOutOfViewProps) {
  const block = useRef<HTMLDivElement>(null);
  const width = useSyncExternalStore(onResize, windowWidth, windowWidth);
  const [measured, setMeasured] = useState<Measured>();
  const fits = measured?.content === content && measured.width === width;
  const height = fits ? measured.height : undefined;
  useLayoutEffect(() => {
    if (height !== undefined || !block.current) return;
    setMeasured({ content, width, height: block.current.getBoundingClientRect().height });
  }, [content, width, height]);
  return (
    <div
      ref={block}
      role={role}
      style={
        height === undefined ? {} : { contentVisibility: 'auto', containIntrinsicBlockSize: height }
      }
    >
      {children}
    </div>
  );
}

function onResize(changed: () => void): () => void {
  addEventListener('resize', changed);
  return () => removeEventListener('resize', changed);
}

function windowWidth(): number {
  return innerWidth;
}
