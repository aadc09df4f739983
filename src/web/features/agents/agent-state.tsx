import { useMessages } from '#web/i18n/locale-provider.tsx'
import { agents } from '#web/i18n/pt-BR/agents.ts'
import { Badge } from '#web/ui/badge.tsx'

/** Ativo or Inativo (E5); a disabled account is said beside it. */
export function AgentState({ agent }: { agent: { active: boolean; disabled: boolean } }) {
  const text = useMessages('agents', agents)
  return (
    <span className="inline-flex flex-wrap gap-1.5 max-md:justify-end">
      <Badge tone={agent.active ? 'green' : 'grey'}>{agent.active ? text.active : text.inactive}</Badge>
      {agent.disabled && <Badge tone="red">{text.disabled}</Badge>}
    </span>
  )
}
