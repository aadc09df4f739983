import { type RegistrationStatus, registrationStatuses } from './status.ts'

export type AgentLabel = 'review' | 'done' | 'attention'

/** The label of each status on an agent's dashboard (E1). */
const labels: Record<RegistrationStatus, AgentLabel> = {
  pending: 'review',
  in_review: 'review',
  approved: 'done',
  documents_required: 'attention',
  rejected: 'attention',
}
export const agentLabel = (status: RegistrationStatus): AgentLabel => labels[status]

/** The counters above the list: each process counts under the label that its row shows (G34). */
export function countByLabel(of: Record<RegistrationStatus, number>): Record<AgentLabel, number> {
  const counts: Record<AgentLabel, number> = { review: 0, done: 0, attention: 0 }
  for (const status of registrationStatuses) counts[labels[status]] += of[status]
  return counts
}
