import type { NamedClient } from './named-statements.ts'

/** A connection for as long as it is held, which ends its turn when it goes back. */
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
