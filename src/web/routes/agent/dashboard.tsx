import { VerificationStrip } from '#web/features/accounts/verification/verification-strip.tsx'
import { AgentCounters } from '#web/features/registrations/agent-counters.tsx'
import { AgentRecent } from '#web/features/registrations/agent-recent.tsx'
import { RegistrationDialogs } from '#web/features/registrations/registration-dialogs.tsx'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { shell } from '#web/i18n/pt-BR/shell.ts'
import { useSession } from '#web/session/use-session.ts'
import { ScreenTitle } from '#web/ui/screen-title.tsx'

export default function AgentDashboard() {
  const text = useMessages('shell', shell)
  const { user } = useSession()
  return (
    <>
      {user && !user.emailVerified && <VerificationStrip user={user} />}
      <ScreenTitle />
      {user && <p className="mt-1 mb-5 text-ink-muted">{text.greeting({ name: user.name })}</p>}
      <AgentCounters />
      <RegistrationDialogs side="agent">{(openers) => <AgentRecent {...openers} />}</RegistrationDialogs>
    </>
  )
}
