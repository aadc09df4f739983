import { VerificationStrip } from '#features/accounts/web/verification/verification-strip.tsx'
import { useSession } from '#web/session/use-session.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ScreenTitle } from '#web/ui/screen-title.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { shell } from '#web/words/shell.pt-BR.ts'

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
