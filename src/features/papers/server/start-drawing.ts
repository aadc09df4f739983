import { TaskThread, type TaskThreadOptions } from '#server/threads/task-thread.ts'
import type { PaperTask } from './draw-paper.ts'

const script = new URL('./paper-thread.ts', import.meta.url)

/** Draws papers in a worker thread with limits for time and memory, so that other calls are not held up (G115). */
export const startDrawing = (options: Partial<TaskThreadOptions> = {}): TaskThread<PaperTask, Uint8Array> =>
  new TaskThread({ script, name: 'papers', ...options })
