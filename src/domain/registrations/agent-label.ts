import type { BadgeTone } from '#domain/badge-tone.ts'
import type { RegistrationStatus } from './status.ts'

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
