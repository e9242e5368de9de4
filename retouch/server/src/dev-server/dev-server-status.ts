import type { DevServerState } from '@retouch/protocol';

/** Where the app's own dev server stands, and a sentence on it where there is one to say. */
export interface DevServerReport {
  readonly state: DevServerState;
  readonly message?: string;
}

/** The state of the app's own dev server, for those who want to hear of it. */
export class DevServerStatus {
  readonly #listeners = new Set<(report: DevServerReport) => void>();
  #report: DevServerReport;

  constructor(state: DevServerState = 'starting') {
    this.#report = { state };
  }

  get now(): DevServerReport {
    return this.#report;
  }

  change(report: DevServerReport): void {
    this.#report = report;
    for (const listener of this.#listeners) listener(report);
  }

  /** Calls `listener` after each change until the returned function is called. */
  subscribe(listener: (report: DevServerReport) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
