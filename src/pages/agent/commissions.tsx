import { CommissionsScreen } from '#features/commissions/web/agent/commissions-screen.tsx'
import { agentCommissions } from '#features/commissions/words/agent-commissions.pt-BR.ts'
import { ScreenTitle } from '#web/ui/screen-title.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'

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
