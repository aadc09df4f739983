import { agents } from '#features/agents/words/agents.pt-BR.ts'
import { Badge } from '#web/ui/badge.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'

/** Badge for an active or inactive agent (E5), and one more for a disabled account. */
export function AgentState({ agent }: { agent: { active: boolean; disabled: boolean } }) {
  const text = useMessages('agents', agents)
  return (
    <span className="inline-flex flex-wrap gap-1.5 max-md:justify-end">
      <Badge tone={agent.active ? 'green' : 'grey'}>{agent.active ? text.active : text.inactive}</Badge>
      {agent.disabled && <Badge tone="red">{text.disabled}</Badge>}
    </span>
  )
}
