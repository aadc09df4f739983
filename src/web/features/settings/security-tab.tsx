import { PrivacyGroup } from '#web/features/privacy/privacy-group.tsx'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { security } from '#web/i18n/pt-BR/security.ts'
import { settings as words } from '#web/i18n/pt-BR/settings.ts'
import { useSession } from '#web/session/use-session.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { TitledSection } from '#web/ui/titled-section.tsx'
import { DeviceList } from './device-list.tsx'
import { NotWhileActing } from './not-while-acting.tsx'
import { PasswordForm } from './password-form.tsx'
import { TwoFactorCard } from './two-factor-card.tsx'
import { useSettings } from './use-settings.ts'

export default function SecurityTab() {
  const text = useMessages('security', security)
  const { acting } = useMessages('settings', words)
  const { data: session, user } = useSession()
  const query = useSettings()
  // The server refuses all of it then (S28): say so instead of letting it fail.
  if (session?.acting) return <NotWhileActing text={acting.security} />
  return (
    <>
      <TitledSection title={text.password.title} text={text.password.text}>
        <PasswordForm email={user?.email ?? ''} role={user?.role ?? 'user'} />
      </TitledSection>
      <TitledSection title={text.twoFactor.title} text={text.twoFactor.text}>
        <Loaded query={query} rows={1}>
          {(view) => <TwoFactorCard view={view} />}
        </Loaded>
      </TitledSection>
      <TitledSection title={text.devices.title} text={text.devices.text}>
        <DeviceList />
      </TitledSection>
      <PrivacyGroup />
    </>
  )
}
