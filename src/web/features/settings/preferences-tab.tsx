import { useMessages } from '#web/i18n/locale-provider.tsx'
import { settings as words } from '#web/i18n/pt-BR/settings.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { TitledSection } from '#web/ui/titled-section.tsx'
import { PreferencesForm } from './preferences-form.tsx'
import { useSettings } from './use-settings.ts'

export function PreferencesTab() {
  const { preferences: text } = useMessages('settings', words)
  const query = useSettings()
  return (
    <TitledSection title={text.title} text={text.text}>
      <Loaded query={query}>{(view) => <PreferencesForm view={view} />}</Loaded>
    </TitledSection>
  )
}
