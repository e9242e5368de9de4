/** Lets one task at a time run, in the order in which they were asked for. */
export class Turns {
  #last: Promise<unknown> = Promise.resolve();

  /** Runs a task when all before it have ended; answers as it does. */
  take<Result>(task: () => Result | Promise<Result>): Promise<Result> {
    const turn = this.#last.then(task, task);
    this.#last = turn;
    return turn;
  }
}
