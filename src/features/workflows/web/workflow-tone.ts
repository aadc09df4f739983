import type { WorkflowStatus } from '#features/workflows/rules/workflow-status.ts'
import type { BadgeTone } from '#web/ui/badge-tone.ts'

export const workflowTone: Record<WorkflowStatus, BadgeTone> = {
  not_started: 'grey',
  in_progress: 'blue',
  on_hold: 'yellow',
  completed: 'green',
  cancelled: 'red',
}
