import { useLocation } from 'react-router'
import { SettingsTabs } from '#features/accounts/web/settings/settings-tabs.tsx'
import { screenKeyOf } from '#web/navigation/screens.ts'
import { ScreenTitle } from '#web/ui/screen-title.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { screens } from '#web/words/screens.pt-BR.ts'

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
