import { useLocation } from 'react-router'
import { SettingsTabs } from '#web/features/settings/settings-tabs.tsx'
import { ScreenTitle } from '#web/layout/screen-title.tsx'
import { useMessages } from '#web/messages/locale-provider.tsx'
import { screens } from '#web/messages/pt-BR/screens.ts'
import { screenKeyOf } from '#web/navigation.ts'

/** The same screen in every panel (DECISIONS A14). */
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
