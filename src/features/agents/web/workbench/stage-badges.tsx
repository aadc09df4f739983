import { workbench } from '#features/agents/words/workbench.pt-BR.ts'
import { agentStage } from '#features/registrations/rules/agent-stage.ts'
import type { RegistrationStatus } from '#features/registrations/rules/status.ts'
import { registrations } from '#features/registrations/words/registrations.pt-BR.ts'
import { Badge } from '#web/ui/badge.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { agentStageTone } from './tones.ts'

type Props = { status: RegistrationStatus; filing: boolean; paid: boolean }

/** The stage of a process, named as in the agent's filter (G121), and a badge for an unpaid order (D13). */
export function StageBadges({ status, filing, paid }: Props) {
  const text = useMessages('workbench', workbench)
  const { unpaid } = useMessages('registrations', registrations)
  const stage = agentStage(status, filing)
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5 max-md:justify-end">
      <Badge tone={agentStageTone[stage]}>{text.stages[stage]}</Badge>
      {!paid && <Badge tone="red">{unpaid}</Badge>}
    </span>
  )
}
