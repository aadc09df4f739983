import { PasskeyList } from '#features/accounts/web/passkeys/passkey-list.tsx'
import { passkeys } from '#features/accounts/words/passkeys.pt-BR.ts'
import { security } from '#features/accounts/words/security.pt-BR.ts'
import { settings as words } from '#features/accounts/words/settings.pt-BR.ts'
import { PrivacyGroup } from '#features/privacy/web/privacy-group.tsx'
import { useSession } from '#web/session/use-session.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { TitledSection } from '#web/ui/titled-section.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { DeviceList } from './device-list.tsx'
import { NotWhileActing } from './not-while-acting.tsx'
import { PasswordForm } from './password-form.tsx'
import { TwoFactorCard } from './two-factor-card.tsx'
import { useSettings } from './use-settings.ts'

export default function SecurityTab() {
  const text = useMessages('security', security)
  const passkeyText = useMessages('passkeys', passkeys)
  const { acting } = useMessages('settings', words)
  const { data: session, user } = useSession()
  const query = useSettings()
  // During an impersonation the server refuses all of these calls (S28), so a notice replaces the forms.
  if (session?.acting) return <NotWhileActing text={acting.security} />
  return (
    <>
      <TitledSection title={text.shared.password} text={text.password.text}>
        <PasswordForm email={user?.email ?? ''} role={user?.role ?? 'user'} />
      </TitledSection>
      <TitledSection title={text.twoFactor.title} text={text.twoFactor.text}>
        <Loaded query={query} rows={1}>
          {(view) => <TwoFactorCard view={view} />}
        </Loaded>
      </TitledSection>
      <TitledSection title={passkeyText.title} text={passkeyText.text}>
        <PasskeyList />
      </TitledSection>
      <TitledSection title={text.devices.title} text={text.devices.text}>
        <DeviceList />
      </TitledSection>
      <PrivacyGroup />
    </>
  )
}
