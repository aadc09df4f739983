import type { RegistrationStatus } from './status.ts'

/** Stages by which agents filter their list of processes (G121, E3); a rejected process is in none of them. */
export const agentStages = ['review', 'documents', 'filing', 'done'] as const
export type AgentStage = (typeof agentStages)[number]

/** The stage that an agent's list shows for a process; `filing` means that its workflow is in progress. */
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
