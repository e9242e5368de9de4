import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * A change of so many characters is a paste or its undoing: the browser’s own share of it fills
 * the task it comes in.
 */
const longChange = 10_000;

interface Telling {
  /** Takes the text that now stands in the box; `before` stood there until now. */
  changed(text: string, before: string): void;
  /** Tells at once what waits to be told. */
  flush(): void;
  /** Forgets what waits to be told. */
  drop(): void;
  /** Whether the box holds a text that nobody has been told of yet. */
  waiting: boolean;
}

/** Tells what is typed at once, and what is pasted in a task of its own. */
export function useTelling(tell: (text: string) => void): Telling {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ text: '', tell });
  const [waiting, setWaiting] = useState(false);
  latest.current.tell = tell;

  const drop = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    setWaiting(false);
  }, []);
  const flush = useCallback(() => {
    if (timer.current === undefined) return;
    drop();
    latest.current.tell(latest.current.text);
  }, [drop]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function changed(text: string, before: string): void {
    drop();
    latest.current.text = text;
    if (Math.abs(text.length - before.length) < longChange) {
      tell(text);
    } else {
      setWaiting(true);
      timer.current = setTimeout(flush);
    }
  }
  return { changed, flush, drop, waiting };
}
