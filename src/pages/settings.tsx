import { use } from 'react'
import { SettingsTabs } from '#features/accounts/web/settings/settings-tabs.tsx'
import { CurrentTitle, ScreenTitle } from '#web/ui/screen-title.tsx'

/** The settings screen, which is the same in every panel (A14). */
export default function Settings() {
  return (
    <>
      <ScreenTitle />
      <div className="mt-4">
        <SettingsTabs label={use(CurrentTitle) ?? ''} />
      </div>
    </>
  )
}
