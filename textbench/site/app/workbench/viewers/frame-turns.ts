/** Gives every frame to one of those who wait, in the order in which they came. */
export class FrameTurns {
  readonly #requestFrame: (call: () => void) => void;
  readonly #waiting = new Set<() => void>();
  #requested = false;

  constructor(requestFrame: (call: () => void) => void) {
    this.#requestFrame = requestFrame;
  }

  /** Calls once, in a frame that nobody else has; the answer calls it off. */
  wait(call: () => void): () => void {
    const turn = () => call();
    this.#waiting.add(turn);
    this.#request();
    return () => this.#waiting.delete(turn);
  }

  #request(): void {
    if (this.#requested || this.#waiting.size === 0) return;
    this.#requested = true;
    this.#requestFrame(() => {
      this.#requested = false;
      const [next] = this.#waiting;
      if (next) this.#waiting.delete(next);
      this.#request();
      next?.();
    });
  }
}
