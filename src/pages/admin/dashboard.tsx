import { VerificationStrip } from '#features/accounts/web/verification/verification-strip.tsx'
import { OfficeDashboard } from '#features/dashboard/web/admin-dashboard.tsx'
import { NewestRegistrations } from '#features/registrations/web/newest-registrations.tsx'
import { RegistrationDialogs } from '#features/registrations/web/registration-dialogs.tsx'
import { useSession } from '#web/session/use-session.ts'
import { ScreenTitle } from '#web/ui/screen-title.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { shell } from '#web/words/shell.pt-BR.ts'

export default function AdminDashboard() {
  const text = useMessages('shell', shell)
  const { user } = useSession()
  return (
    <>
      {user && !user.emailVerified && <VerificationStrip user={user} />}
      <ScreenTitle />
      {user && <p className="mt-1 mb-5 text-ink-muted">{text.greeting({ name: user.name })}</p>}
      <RegistrationDialogs side="office">
        {({ onOpen }) => <OfficeDashboard recent={<NewestRegistrations onOpen={onOpen} />} />}
      </RegistrationDialogs>
    </>
  )
}
