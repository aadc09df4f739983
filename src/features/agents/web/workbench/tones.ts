import type { AgentLabel } from '#features/registrations/rules/agent-label.ts'
import type { AgentStage } from '#features/registrations/rules/agent-stage.ts'
import type { BadgeTone } from '#web/ui/badge-tone.ts'

export const agentLabelTone: Record<AgentLabel, BadgeTone> = { review: 'blue', done: 'green', attention: 'red' }

export const agentStageTone: Record<AgentStage | 'rejected', BadgeTone> = {
  review: 'blue',
  documents: 'yellow',
  filing: 'blue',
  done: 'green',
  rejected: 'red',
}
