import { type AgentStage, agentStages } from '#domain/registrations/agent-stage.ts'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { workbench } from '#web/i18n/pt-BR/workbench.ts'
import { FilterChips } from '#web/lists/filter-chips.tsx'

type Props = { value: AgentStage | undefined; onChange: (stage: AgentStage | undefined) => void }

/** The agent's filter of processes (G121). */
export function StageChips({ value, onChange }: Props) {
  const text = useMessages('workbench', workbench)
  return (
    <FilterChips
      legend={text.byStage}
      value={value}
      onChange={onChange}
      chips={[
        { value: undefined, label: text.everyStage },
        ...agentStages.map((stage) => ({ value: stage, label: text.stages[stage] })),
      ]}
    />
  )
}
