/** Serializes work of the same name in the order of its arrival; work of other names does not wait for it. */
export class Turns {
  readonly #last = new Map<string, Promise<void>>()

  async take<T>(name: string, work: () => Promise<T>): Promise<T> {
    const turn = (this.#last.get(name) ?? Promise.resolve()).then(work)
    const over = turn.then(
      () => undefined,
      () => undefined,
    )
    this.#last.set(name, over)
    try {
      return await turn
    } finally {
      if (this.#last.get(name) === over) this.#last.delete(name)
    }
  }
}
