import { availableParallelism } from 'node:os'
import { MessageChannel, type Worker } from 'node:worker_threads'
import { AppError } from '#rules/errors.ts'
import type { FileKind } from '#rules/files/file-kinds.ts'
import { fileRefused } from '#rules/files/refusals.ts'
import { startThread } from '#server/threads/start-thread.ts'
import { ThreadLine } from './thread-line.ts'
import { type FromThread, keptWhole, type Order, ownCopy } from './thread-messages.ts'

const usual = {
  /** One core stays free for answering requests. */
  mostThreads: Math.max(1, Math.min(2, availableParallelism() - 1)),
  /** A thread without files is ended after this time, because it takes memory. */
  idleMs: 60_000,
  /** How long a thread may take to start and ask for the first piece. */
  startMs: 20_000,
  /** How long the server waits for the inspection of one file in total; the time of a slow upload does not count. */
  longestMs: 30_000,
  /** A thread that is late and has sent no message for this long hangs, and is terminated. */
  silentMs: 10_000,
  memoryMb: 96,
}
type Log = { warn: (about: { err: unknown }, text: string) => void }
type Options = typeof usual & { script: URL }
export type InspectionOptions = Partial<Options> & Pick<Options, 'script'>

function unchecked(cause: unknown): AppError {
  const refusal = fileRefused('unchecked')
  refusal.cause = cause
  return refusal
}

/** One worker thread, with a message channel for each file in inspection. */
class InspectionThread {
  readonly #worker: Worker
  readonly #options: Options
  readonly #lines = new Set<ThreadLine>()
  readonly #ended: () => void
  #idle: NodeJS.Timeout | undefined
  #heardAt = performance.now()

  constructor(options: Options, ended: () => void) {
    this.#options = options
    this.#ended = ended
    this.#worker = startThread(options.script, { name: 'inspection', memoryMb: options.memoryMb })
    // A thread that runs out of memory or crashes takes its files with it: each of them is refused.
    this.#worker.on('error', (error) => this.#end(error))
    this.#worker.on('exit', (code) => this.#end(new Error(`the thread ended with ${code}`)))
  }

  get files(): number {
    return this.#lines.size
  }

  open(kind: FileKind): ThreadLine {
    clearTimeout(this.#idle)
    const { port1, port2 } = new MessageChannel()
    const order: Order = { kind, port: port2 }
    this.#worker.postMessage(order, [port2])
    const line = new ThreadLine(port1)
    this.#lines.add(line)
    return line
  }

  close(line: ThreadLine): void {
    line.close()
    this.#lines.delete(line)
    if (this.files === 0) this.#idle = setTimeout(() => this.#end(undefined), this.#options.idleMs).unref()
  }

  async hear(line: ThreadLine, mostMs: number): Promise<FromThread> {
    const heard = await line.hear(mostMs, () => this.#late())
    this.#heardAt = performance.now()
    return heard
  }

  #late(): Error {
    const late = new Error('the inspection took too long')
    if (performance.now() - this.#heardAt > this.#options.silentMs) this.#end(late)
    return unchecked(late)
  }

  #end(cause: unknown): void {
    clearTimeout(this.#idle)
    this.#ended()
    for (const line of this.#lines) line.break(unchecked(cause))
    void this.#worker.terminate()
  }
}

/** Inspects files in worker threads, because unpacking one can take a second, which would block the event loop (F20). */
export class InspectionThreads {
  readonly #options: Options
  readonly #threads = new Set<InspectionThread>()

  /** `script` is the module of the worker: it receives each `Order` and answers with `FromThread` messages. */
  constructor(options: InspectionOptions) {
    this.#options = { ...usual, ...options }
  }

  /** The number of running threads. */
  get size(): number {
    return this.#threads.size
  }

  /** Yields the bytes to store, or throws a refusal when the file may not be kept. */
  async *inspect(kind: FileKind, source: AsyncIterable<Buffer>, log: Log): AsyncGenerator<Buffer> {
    const pieces = source[Symbol.asyncIterator]()
    const thread = this.#next()
    const line = thread.open(kind)
    let left = this.#options.longestMs
    let passed: Buffer | undefined
    try {
      for (let first = true; ; first = false) {
        const asked = performance.now()
        const heard = await thread.hear(line, first ? this.#options.startMs : left)
        if (!first) left -= performance.now() - asked
        if (heard.says === 'refused') throw new AppError(heard.code, heard.reason ? { reason: heard.reason } : {})
        if (heard.says === 'failed') throw new Error(heard.stack)
        if (heard.says === 'kept') {
          yield Buffer.from(heard.piece.buffer)
          continue
        }
        // The thread has finished the previous piece: it asks for another one or has seen the whole file.
        if (passed) yield passed
        if (heard.says === 'done') return
        const { value: piece, done } = await pieces.next()
        passed = !done && keptWhole.has(kind) ? piece : undefined
        line.send({ piece: done ? undefined : ownCopy(piece) })
      }
    } catch (error) {
      if (error instanceof AppError && error.cause) log.warn({ err: error.cause }, 'file not inspected to its end')
      throw error
    } finally {
      thread.close(line)
      await pieces.return?.()
    }
  }

  #next(): InspectionThread {
    const [least] = [...this.#threads].sort((one, other) => one.files - other.files)
    if (least && (least.files === 0 || this.#threads.size >= this.#options.mostThreads)) return least
    const thread: InspectionThread = new InspectionThread(this.#options, () => this.#threads.delete(thread))
    this.#threads.add(thread)
    return thread
  }
}
