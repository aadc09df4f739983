import { VerificationStrip } from '#web/features/accounts/verification/verification-strip.tsx'
import { useAskHandoverEntry } from '#web/features/agents/use-ask-handover-entry.tsx'
import { AgentCounters } from '#web/features/registrations/agent-counters.tsx'
import { AgentQueue } from '#web/features/registrations/agent-queue.tsx'
import { AgentRecent } from '#web/features/registrations/agent-recent.tsx'
import { RegistrationDialogs } from '#web/features/registrations/registration-dialogs.tsx'
import { WaitingServices } from '#web/features/service-orders/waiting-services.tsx'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { shell } from '#web/i18n/pt-BR/shell.ts'
import { useSession } from '#web/session/use-session.ts'
import { ScreenTitle } from '#web/ui/screen-title.tsx'

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
