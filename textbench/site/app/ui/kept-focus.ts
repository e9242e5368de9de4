interface HeldFocus {
  readonly element: HTMLElement;
  /** Its ancestors up to the root, innermost first. */
  readonly around: readonly Element[];
  readonly x: number;
  readonly y: number;
}

const stops =
  'button:enabled, select:enabled, input:enabled, textarea:enabled, a[href], [tabindex="0"]';

/**
 * Keeps the focus of who works by keys inside of an element whose parts come and go: what is moved
 * keeps it; where what has it is removed or disabled, the stop nearest to its place takes it, in the
 * smallest part around it that still has one.
 *
 * @returns what ends it
 */
export function keepFocus(root: HTMLElement): () => void {
  const ended = new AbortController();
  let held: HeldFocus | undefined;
  let byKeys = false;

  function letGo({ relatedTarget }: FocusEvent): void {
    const left = held;
    if (relatedTarget) held = undefined;
    // Without a successor it is lost or left: that shows once what is being changed has changed.
    else requestAnimationFrame(() => (held = held === left ? undefined : held));
  }

  function mend(changes: readonly MutationRecord[]): void {
    const { activeElement: now, body } = document;
    if (!held || !byKeys || (now && now !== body && now !== held.element)) return;
    const { element } = held;
    if (isLost(element)) nearestStop(held)?.focus();
    else if (now !== element && changes.some((change) => removes(change, element))) element.focus();
  }

  const observer = new MutationObserver(mend);
  observer.observe(root, { attributeFilter: ['disabled'], childList: true, subtree: true });
  const { signal } = ended;
  const watch = { capture: true, signal };
  root.addEventListener('keydown', () => (byKeys = true), watch);
  root.addEventListener('pointerdown', () => (byKeys = false), watch);
  root.addEventListener('focusin', ({ target }) => (held = heldFocus(target, root)), { signal });
  root.addEventListener('focusout', letGo, { signal });
  signal.addEventListener('abort', () => observer.disconnect());
  return () => ended.abort();
}

function removes({ removedNodes }: MutationRecord, element: Element): boolean {
  return [...removedNodes].some((node) => node.contains(element));
}

function heldFocus(element: EventTarget | null, root: Element): HeldFocus | undefined {
  if (!(element instanceof HTMLElement)) return undefined;
  const around: Element[] = [];
  for (let part = element.parentElement; part && root.contains(part); part = part.parentElement) {
    around.push(part);
  }
  return { element, around, ...centre(element) };
}

function isLost(element: Element): boolean {
  return !element.isConnected || element.matches(':disabled');
}

function nearestStop({ around, x, y }: HeldFocus): HTMLElement | undefined {
  for (const part of around) {
    if (!part.isConnected) continue;
    const near = [...part.querySelectorAll<HTMLElement>(stops)]
      .filter((stop) => stop.getClientRects().length > 0)
      .map((stop) => ({ stop, away: Math.hypot(centre(stop).x - x, centre(stop).y - y) }))
      .sort((a, b) => a.away - b.away);
    if (near[0]) return near[0].stop;
  }
  return undefined;
}

function centre(element: Element): { x: number; y: number } {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
