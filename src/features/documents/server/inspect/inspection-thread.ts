// Worker thread that inspects several files at a time; their pieces arrive and leave as messages.
import { type MessagePort, parentPort } from 'node:worker_threads'
import { AppError } from '#rules/errors.ts'
import { inspectors } from './inspectors.ts'
import { type FromThread, keptWhole, type Order, ownCopy, type ToThread } from './threads/thread-messages.ts'

class Abandoned extends Error {}

/** Requests one piece at a time, so that the thread holds no more of a file than it is inspecting. */
async function* piecesFrom(port: MessagePort): AsyncGenerator<Buffer> {
  for (;;) {
    const next = new Promise<ToThread>((come, gone) => {
      port.once('message', come)
      port.once('close', () => gone(new Abandoned()))
    })
    tell(port, { says: 'more' })
    const { piece } = await next
    port.removeAllListeners('close')
    if (!piece) return
    yield Buffer.from(piece.buffer)
  }
}

const tell = (port: MessagePort, message: FromThread) =>
  port.postMessage(message, message.says === 'kept' ? [message.piece.buffer] : [])

function verdictOf(error: unknown): FromThread {
  if (error instanceof AppError) return { says: 'refused', code: error.code, reason: error.reason }
  return { says: 'failed', stack: error instanceof Error ? (error.stack ?? error.message) : String(error) }
}

async function inspect({ kind, port }: Order): Promise<void> {
  try {
    for await (const piece of inspectors[kind](piecesFrom(port)))
      if (!keptWhole.has(kind)) tell(port, { says: 'kept', piece: ownCopy(piece) })
    tell(port, { says: 'done' })
  } catch (error) {
    if (!(error instanceof Abandoned)) tell(port, verdictOf(error))
  } finally {
    port.close()
  }
}

parentPort?.on('message', (order: Order) => void inspect(order))
