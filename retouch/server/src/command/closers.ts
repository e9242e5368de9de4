/** What has been opened and has to be closed, the last first. */
export class Closers {
  readonly #closers: (() => unknown)[] = [];

  add(close: () => unknown): void {
    this.#closers.push(close);
  }

  /** Closes everything, also where closing one fails; then throws what the first failure threw. */
  async closeAll(): Promise<void> {
    const failures: unknown[] = [];
    for (let close = this.#closers.pop(); close !== undefined; close = this.#closers.pop()) {
      try {
        await close();
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
  }
}
