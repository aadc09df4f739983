// Worker thread that draws one paper for each message.
import { parentPort } from 'node:worker_threads'
import type { TaskAnswer } from '#server/threads/task-thread.ts'
import { drawPaper, type PaperTask } from './draw-paper.ts'

async function draw(task: PaperTask): Promise<TaskAnswer<Uint8Array>> {
  try {
    return { result: new Uint8Array(await drawPaper(task)) }
  } catch (error) {
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

parentPort?.on('message', async (task: PaperTask) => parentPort?.postMessage(await draw(task)))
