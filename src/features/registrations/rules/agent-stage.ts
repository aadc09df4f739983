import type { BadgeTone } from '#rules/badge-tone.ts'
import type { RegistrationStatus } from './status.ts'

/** What an agent's list of processes can be narrowed to (G121, E3); a rejected process stands under none of them. */
export const agentStages = ['review', 'documents', 'filing', 'done'] as const
export type AgentStage = (typeof agentStages)[number]

/** What an agent's list calls a process; `filing`: its workflow is in progress. */
export function agentStage(status: RegistrationStatus, filing: boolean): AgentStage | 'rejected' {
  switch (status) {
    case 'pending':
      return 'review'
    case 'in_review':
      return filing ? 'filing' : 'review'
    case 'documents_required':
      return 'documents'
    case 'approved':
      return 'done'
    case 'rejected':
      return 'rejected'
  }
}

export const agentStageTone: Record<AgentStage | 'rejected', BadgeTone> = {
  review: 'blue',
  documents: 'yellow',
  filing: 'blue',
  done: 'green',
  rejected: 'red',
}
