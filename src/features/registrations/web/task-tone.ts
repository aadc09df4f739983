import type { TaskStatus } from '#features/workflows/rules/task-status.ts'
import type { BadgeTone } from '#web/ui/badge-tone.ts'

/** Badge colours of tasks. They are here because the page of a registration shows them, and screens of workflows use parts of that page. */
export const taskTone: Record<TaskStatus, BadgeTone> = {
  pending: 'grey',
  in_progress: 'blue',
  completed: 'green',
  blocked: 'yellow',
  cancelled: 'grey',
}
