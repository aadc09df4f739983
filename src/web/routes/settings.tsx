import { useLocation } from 'react-router'
import { SettingsTabs } from '#web/features/settings/settings-tabs.tsx'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { screens } from '#web/i18n/pt-BR/screens.ts'
import { screenKeyOf } from '#web/navigation/screens.ts'
import { ScreenTitle } from '#web/ui/screen-title.tsx'

/** The same screen in every panel (A14). */
export default function Settings() {
  const titles = useMessages('screens', screens)
  const key = screenKeyOf(useLocation().pathname)
  return (
    <>
      <ScreenTitle />
      <div className="mt-4">
        <SettingsTabs label={key ? titles[key] : ''} />
      </div>
    </>
  )
}
