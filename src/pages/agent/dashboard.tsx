import { VerificationStrip } from '#features/accounts/web/verification/verification-strip.tsx'
import { useAskHandoverEntry } from '#features/agents/web/use-ask-handover-entry.tsx'
import { AgentCounters } from '#features/agents/web/workbench/agent-counters.tsx'
import { AgentQueue } from '#features/agents/web/workbench/agent-queue.tsx'
import { AgentRecent } from '#features/agents/web/workbench/agent-recent.tsx'
import { WaitingServices } from '#features/purchases/web/orders/waiting-services.tsx'
import { RegistrationDialogs } from '#features/registrations/web/registration-dialogs.tsx'
import { useSession } from '#web/session/use-session.ts'
import { ScreenTitle } from '#web/ui/screen-title.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { shell } from '#web/words/shell.pt-BR.ts'

export default function AgentDashboard() {
  const text = useMessages('shell', shell)
  const { user } = useSession()
  const { extra, dialog } = useAskHandoverEntry()
  return (
    <>
      {user && !user.emailVerified && <VerificationStrip user={user} />}
      <ScreenTitle />
      {user && <p className="mt-1 mb-5 text-ink-muted">{text.greeting({ name: user.name })}</p>}
      <AgentCounters />
      <WaitingServices />
      <AgentQueue>
        <RegistrationDialogs side="agent">
          {(openers) => <AgentRecent {...openers} extra={extra} />}
        </RegistrationDialogs>
      </AgentQueue>
      {dialog}
    </>
  )
}
