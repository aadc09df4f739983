import { useMessages } from '#web/messages/locale-provider.tsx'
import { settings as words } from '#web/messages/pt-BR/settings.ts'
import { EmailSection } from './email-section.tsx'
import { Loaded } from './loaded.tsx'
import { ProfileForm } from './profile-form.tsx'
import { SettingsSection } from './settings-section.tsx'
import { useSettings } from './use-settings.ts'

export function ProfileTab() {
  const text = useMessages('settings', words)
  const query = useSettings()
  return (
    <>
      <SettingsSection title={text.profile.title} text={text.profile.text}>
        <Loaded query={query}>{(view) => <ProfileForm view={view} />}</Loaded>
      </SettingsSection>
      <SettingsSection title={text.email.title} text={text.email.text}>
        <Loaded query={query} rows={1}>
          {(view) => <EmailSection view={view} />}
        </Loaded>
      </SettingsSection>
    </>
  )
}
