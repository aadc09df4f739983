export const workflowStatuses = ['not_started', 'in_progress', 'completed', 'on_hold', 'cancelled'] as const
export type WorkflowStatus = (typeof workflowStatuses)[number]

const after: Record<WorkflowStatus, readonly WorkflowStatus[]> = {
  not_started: ['in_progress', 'cancelled'],
  in_progress: ['on_hold', 'completed', 'cancelled'],
  on_hold: ['in_progress', 'cancelled'],
  completed: [],
  cancelled: [],
}
export const canMoveWorkflow = (from: WorkflowStatus, to: WorkflowStatus): boolean => after[from].includes(to)
export const workflowIsOver = (status: WorkflowStatus): boolean => after[status].length === 0

/** Tabs of the workspace: paused workflows are listed with running ones, cancelled with completed ones (E17). */
export const workflowTabs = ['active', 'pending', 'completed'] as const
export type WorkflowTab = (typeof workflowTabs)[number]
export const statusesOfTab: Record<WorkflowTab, readonly WorkflowStatus[]> = {
  active: ['in_progress', 'on_hold'],
  pending: ['not_started'],
  completed: ['completed', 'cancelled'],
}
export const tabOf = (status: WorkflowStatus): WorkflowTab =>
  workflowTabs.find((tab) => statusesOfTab[tab].includes(status)) ?? 'active'
