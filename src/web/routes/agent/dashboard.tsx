import { lazy, Suspense, useState } from 'react'
import { VerificationStrip } from '#web/features/accounts/verification/verification-strip.tsx'
import { AgentCounters } from '#web/features/registrations/agent-counters.tsx'
import { AgentRecent } from '#web/features/registrations/agent-recent.tsx'
import { RegistrationDialogs } from '#web/features/registrations/registration-dialogs.tsx'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { shell } from '#web/i18n/pt-BR/shell.ts'
import { teamRegistrations } from '#web/i18n/pt-BR/team-registrations.ts'
import { useSession } from '#web/session/use-session.ts'
import { ScreenTitle } from '#web/ui/screen-title.tsx'
import { useOpener } from '#web/ui/use-opener.ts'

const AskHandoverDialog = lazy(async () => ({
  default: (await import('#web/features/agents/ask-handover-dialog.tsx')).AskHandoverDialog,
}))

export default function AgentDashboard() {
  const text = useMessages('shell', shell)
  const { agent } = useMessages('teamRegistrations', teamRegistrations)
  const { user } = useSession()
  const [asking, setAsking] = useState<{ id: string; companyName: string }>()
  const { openedBy, note } = useOpener()
  const extra = {
    label: agent.askHandover,
    onSelect: (row: { id: string; companyName: string }) => {
      note()
      setAsking(row)
    },
  }
  return (
    <>
      {user && !user.emailVerified && <VerificationStrip user={user} />}
      <ScreenTitle />
      {user && <p className="mt-1 mb-5 text-ink-muted">{text.greeting({ name: user.name })}</p>}
      <AgentCounters />
      <RegistrationDialogs side="agent">{(openers) => <AgentRecent {...openers} extra={extra} />}</RegistrationDialogs>
      {asking && (
        <Suspense>
          <AskHandoverDialog process={asking} openedBy={openedBy} onClose={() => setAsking(undefined)} />
        </Suspense>
      )}
    </>
  )
}
