import type { Worker } from 'node:worker_threads'
import { startThread } from './start-thread.ts'

const usual = {
  /** How long one task may take, a start of the thread included. */
  longestMs: 15_000,
  /** A thread without tasks is ended after this time, because it takes memory. */
  idleMs: 60_000,
  memoryMb: 128,
}
type Log = { warn: (about: { err: unknown }, text: string) => void }
type Options = typeof usual & { script: URL; name: string }
export type TaskThreadOptions = Partial<Options> & Pick<Options, 'script' | 'name'>

/** What a thread answers to a task. */
export type TaskAnswer<R> = { result: R } | { failed: string }

/** A task did not finish in two attempts. */
export class TaskFailed extends Error {}

/**
 * Runs tasks in a separate thread, one after another. A task that takes too long or too much memory ends the thread; it is retried
 * once in a new one and then given up. The thread starts with the first task.
 */
export class TaskThread<Task, Result> {
  readonly #options: Options
  #worker: Worker | undefined
  #idle: NodeJS.Timeout | undefined
  #last: Promise<unknown> = Promise.resolve()

  /** `script` posts one `TaskAnswer` for each task. */
  constructor(options: TaskThreadOptions) {
    this.#options = { ...usual, ...options }
  }

  get isRunning(): boolean {
    return this.#worker !== undefined
  }

  run(task: Task, log: Log): Promise<Result> {
    const turn = this.#last.then(() => this.#twice(task, log))
    // The next task waits until this one has ended, whether it succeeds or fails.
    this.#last = turn.catch(() => undefined)
    return turn
  }

  async #twice(task: Task, log: Log): Promise<Result> {
    try {
      return await this.#once(task)
    } catch (err) {
      log.warn({ err }, `${this.#options.name}: not done, tried once more`)
    }
    try {
      return await this.#once(task)
    } catch (err) {
      log.warn({ err }, `${this.#options.name}: not done, given up`)
      throw new TaskFailed(`${this.#options.name}: not done`, { cause: err })
    }
  }

  async #once(task: Task): Promise<Result> {
    clearTimeout(this.#idle)
    const worker = this.#worker ?? this.#start()
    const { promise, resolve, reject } = Promise.withResolvers<TaskAnswer<Result>>()
    const timer = setTimeout(() => reject(new Error('it took too long')), this.#options.longestMs)
    const ended = (code: number) => reject(new Error(`the thread ended with ${code}`))
    worker.on('message', resolve).on('error', reject).on('exit', ended)
    try {
      worker.postMessage(task)
      const answer = await promise
      if ('failed' in answer) throw new Error(answer.failed)
      this.#idle = setTimeout(() => this.#end(worker), this.#options.idleMs).unref()
      return answer.result
    } catch (error) {
      this.#end(worker)
      throw error
    } finally {
      clearTimeout(timer)
      worker.off('message', resolve).off('error', reject).off('exit', ended)
    }
  }

  #start(): Worker {
    const worker = startThread(this.#options.script, this.#options)
    // A thread that ends between two tasks is replaced for the next; its error then concerns no task.
    worker.on('error', () => undefined).on('exit', () => this.#end(worker))
    this.#worker = worker
    return worker
  }

  #end(worker: Worker): void {
    if (this.#worker === worker) this.#worker = undefined
    void worker.terminate()
  }
}
