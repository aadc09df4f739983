import { TaskThread, type TaskThreadOptions } from '#server/threads/task-thread.ts'
import type { PaperTask } from './draw-paper.ts'

const script = new URL('./paper-thread.ts', import.meta.url)

/** Where papers are drawn: apart from the calls of others, with limits for time and memory (G115). */
export const startDrawing = (options: Partial<TaskThreadOptions> = {}): TaskThread<PaperTask, Uint8Array> =>
  new TaskThread({ script, name: 'papers', ...options })
