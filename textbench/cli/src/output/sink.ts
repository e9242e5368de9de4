/** Where output goes. */
export interface Sink {
  /** Whether a person sees it as it comes. */
  readonly isTerminal: boolean;
  /** Ends when the content has been handed over, so that a slow reader slows the work. */
  write(content: string | Uint8Array): Promise<void>;
  /** All has been written: what was held back shows now. */
  finish(): Promise<void>;
  /** Leaves nothing behind of what was held back. */
  abandon(): Promise<void>;
}
