import { useMessages } from '#web/messages/locale-provider.tsx'
import { security } from '#web/messages/pt-BR/security.ts'
import { settings as words } from '#web/messages/pt-BR/settings.ts'
import { useSession } from '#web/session/use-session.ts'
import { DeviceList } from './device-list.tsx'
import { Loaded } from './loaded.tsx'
import { NotWhileActing } from './not-while-acting.tsx'
import { PasswordForm } from './password-form.tsx'
import { PrivacyGroup } from './privacy-group.tsx'
import { SettingsSection } from './settings-section.tsx'
import { TwoFactorCard } from './two-factor-card.tsx'
import { useSettings } from './use-settings.ts'

export default function SecurityTab() {
  const text = useMessages('security', security)
  const { acting } = useMessages('settings', words)
  const { data: session, user } = useSession()
  const query = useSettings()
  // The server refuses all of it then (CHECKS S28): say so instead of letting it fail.
  if (session?.acting) return <NotWhileActing text={acting.security} />
  return (
    <>
      <SettingsSection title={text.password.title} text={text.password.text}>
        <PasswordForm email={user?.email ?? ''} />
      </SettingsSection>
      <SettingsSection title={text.twoFactor.title} text={text.twoFactor.text}>
        <Loaded query={query} rows={1}>
          {(view) => <TwoFactorCard view={view} />}
        </Loaded>
      </SettingsSection>
      <SettingsSection title={text.devices.title} text={text.devices.text}>
        <DeviceList />
      </SettingsSection>
      <PrivacyGroup />
    </>
  )
}
