import { settings as words } from '#features/accounts/words/settings.pt-BR.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { TitledSection } from '#web/ui/titled-section.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { NotificationsForm } from './notifications-form.tsx'
import { useSettings } from './use-settings.ts'

export function NotificationsTab() {
  const { notifications: text } = useMessages('settings', words)
  const query = useSettings()
  return (
    <TitledSection title={text.title} text={text.text}>
      <Loaded query={query} rows={4}>
        {(view) => <NotificationsForm view={view} />}
      </Loaded>
    </TitledSection>
  )
}
