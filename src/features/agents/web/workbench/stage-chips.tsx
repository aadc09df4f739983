import { workbench } from '#features/agents/words/workbench.pt-BR.ts'
import { type AgentStage, agentStages } from '#features/registrations/rules/agent-stage.ts'
import { FilterChips } from '#web/lists/filter-chips.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'

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
