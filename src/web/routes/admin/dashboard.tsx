import { VerificationStrip } from '#web/features/accounts/verification/verification-strip.tsx'
import { OfficeDashboard } from '#web/features/office-dashboard/office-dashboard.tsx'
import { NewestRegistrations } from '#web/features/registrations/newest-registrations.tsx'
import { RegistrationDialogs } from '#web/features/registrations/registration-dialogs.tsx'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { shell } from '#web/i18n/pt-BR/shell.ts'
import { useSession } from '#web/session/use-session.ts'
import { ScreenTitle } from '#web/ui/screen-title.tsx'

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
