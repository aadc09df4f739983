import type { BadgeTone } from '#rules/badge-tone.ts'
import { type RegistrationStatus, registrationStatuses } from './status.ts'

export type AgentLabel = 'review' | 'done' | 'attention'

/** What an agent's dashboard calls each status (E1). */
const labels: Record<RegistrationStatus, AgentLabel> = {
  pending: 'review',
  in_review: 'review',
  approved: 'done',
  documents_required: 'attention',
  rejected: 'attention',
}
export const agentLabel = (status: RegistrationStatus): AgentLabel => labels[status]

export const agentLabelTone: Record<AgentLabel, BadgeTone> = { review: 'blue', done: 'green', attention: 'red' }

/** What the counters above the list say: every process under the word that its row carries (G34). */
export function countByLabel(of: Record<RegistrationStatus, number>): Record<AgentLabel, number> {
  const counts: Record<AgentLabel, number> = { review: 0, done: 0, attention: 0 }
  for (const status of registrationStatuses) counts[labels[status]] += of[status]
  return counts
}
