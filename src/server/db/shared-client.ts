import type { NamedClient } from './named-statements.ts'

/** A connection that gives back its place in the share when it is released. */
export class SharedClient implements NamedClient {
  readonly query: NamedClient['query']
  readonly processID?: number
  readonly #client: NamedClient
  readonly #leave: () => void

  constructor(client: NamedClient, leave: () => void) {
    this.#client = client
    this.#leave = leave
    this.query = client.query
    if (client.processID !== undefined) this.processID = client.processID
  }

  release(discard?: boolean): void {
    this.#client.release(discard)
    this.#leave()
  }
}
