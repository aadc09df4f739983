import { VerificationStrip } from '#web/features/account-verification/verification-strip.tsx'
import { AgentCounters } from '#web/features/processes/agent-counters.tsx'
import { AgentRecent } from '#web/features/processes/agent-recent.tsx'
import { ProcessDialogs } from '#web/features/processes/process-dialogs.tsx'
import { ScreenTitle } from '#web/layout/screen-title.tsx'
import { useMessages } from '#web/messages/locale-provider.tsx'
import { shell } from '#web/messages/pt-BR/shell.ts'
import { useSession } from '#web/session/use-session.ts'

export default function AgentDashboard() {
  const text = useMessages('shell', shell)
  const { user } = useSession()
  return (
    <>
      {user && !user.emailVerified && <VerificationStrip user={user} />}
      <ScreenTitle />
      {user && <p className="mt-1 mb-5 text-ink-muted">{text.greeting({ name: user.name })}</p>}
      <AgentCounters />
      <ProcessDialogs side="agent">{(openers) => <AgentRecent {...openers} />}</ProcessDialogs>
    </>
  )
}
