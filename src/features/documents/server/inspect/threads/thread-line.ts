import type { MessagePort } from 'node:worker_threads'
import type { FromThread, ToThread } from './thread-messages.ts'

/** The main thread's end of the channel for one file: queues the worker's messages until `hear` takes them. */
export class ThreadLine {
  readonly #port: MessagePort
  readonly #heard: FromThread[] = []
  #listener: { tell: (message: FromThread) => void; fail: (error: Error) => void } | undefined
  #broken: Error | undefined

  constructor(port: MessagePort) {
    this.#port = port
    port.on('message', (message: FromThread) => {
      if (this.#listener) this.#listener.tell(message)
      else this.#heard.push(message)
    })
  }

  send(message: ToThread): void {
    this.#port.postMessage(message, message.piece ? [message.piece.buffer] : [])
  }

  /** The worker's next message; rejects with the error of `late` when none arrives within `mostMs`. */
  async hear(mostMs: number, late: () => Error): Promise<FromThread> {
    const kept = this.#heard.shift()
    if (kept) return kept
    if (this.#broken) throw this.#broken
    const { promise, resolve, reject } = Promise.withResolvers<FromThread>()
    const timer = setTimeout(() => reject(late()), mostMs)
    this.#listener = { tell: resolve, fail: reject }
    try {
      return await promise
    } finally {
      clearTimeout(timer)
      this.#listener = undefined
    }
  }

  /** Called when the worker has ended: `hear` fails with the error once its queue is empty. */
  break(error: Error): void {
    this.#broken = error
    this.#listener?.fail(error)
  }

  close(): void {
    this.#port.close()
  }
}
