/** The statuses of one task of a workflow. */
export const taskStatuses = ['pending', 'in_progress', 'completed', 'blocked', 'cancelled'] as const
export type TaskStatus = (typeof taskStatuses)[number]
