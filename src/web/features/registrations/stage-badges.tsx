import { agentStage, agentStageTone } from '#domain/registrations/agent-stage.ts'
import type { RegistrationStatus } from '#domain/registrations/status.ts'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { registrations } from '#web/i18n/pt-BR/registrations.ts'
import { workbench } from '#web/i18n/pt-BR/workbench.ts'
import { Badge } from '#web/ui/badge.tsx'

type Props = { status: RegistrationStatus; filing: boolean; paid: boolean }

/** The words of the agent's filter (G121); an order without a payment says so beside them (D13). */
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
