import { useMessages } from '#web/messages/locale-provider.tsx'
import { settings as words } from '#web/messages/pt-BR/settings.ts'
import { Loaded } from './loaded.tsx'
import { NotificationsForm } from './notifications-form.tsx'
import { SettingsSection } from './settings-section.tsx'
import { useSettings } from './use-settings.ts'

export function NotificationsTab() {
  const { notifications: text } = useMessages('settings', words)
  const query = useSettings()
  return (
    <SettingsSection title={text.title} text={text.text}>
      <Loaded query={query} rows={4}>
        {(view) => <NotificationsForm view={view} />}
      </Loaded>
    </SettingsSection>
  )
}
