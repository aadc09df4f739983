import { VerificationStrip } from '#web/features/account-verification/verification-strip.tsx'
import { ScreenTitle } from '#web/layout/screen-title.tsx'
import { useMessages } from '#web/messages/locale-provider.tsx'
import { shell } from '#web/messages/pt-BR/shell.ts'
import { useSession } from '#web/session/use-session.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'

export default function Dashboard() {
  const text = useMessages('shell', shell)
  const { user } = useSession()
  return (
    <>
      {user && !user.emailVerified && <VerificationStrip user={user} />}
      <ScreenTitle />
      {user && <p className="mt-1 text-ink-muted">{text.greeting({ name: user.name })}</p>}
      <div className="card mt-6">
        <EmptyState title={text.nothingHere} />
      </div>
    </>
  )
}
