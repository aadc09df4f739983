import { CommissionsScreen } from '#web/features/commissions/agent/commissions-screen.tsx'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { agentCommissions } from '#web/i18n/pt-BR/agent-commissions.ts'
import { ScreenTitle } from '#web/ui/screen-title.tsx'

export default function AgentCommissions() {
  const text = useMessages('agentCommissions', agentCommissions)
  return (
    <>
      <ScreenTitle />
      <p className="mt-1 mb-5 text-ink-muted">{text.intro}</p>
      <CommissionsScreen />
    </>
  )
}
