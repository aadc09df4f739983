import { AnnouncementScreen, PART } from '#web/features/announcement/announcement-screen.tsx'
import { SERVICE, ServicesScreen } from '#web/features/packages/services-screen.tsx'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { services } from '#web/i18n/pt-BR/services.ts'
import { useAddressFilter } from '#web/lists/use-address-filter.ts'
import { TAB } from '#web/lists/use-address-tab.ts'
import { ScreenTitle } from '#web/ui/screen-title.tsx'
import { Tabs } from '#web/ui/tabs.tsx'

const SERVICES = 'servicos'
const ANNOUNCEMENT = 'anuncio'

export default function AdminServices() {
  const text = useMessages('services', services)
  const { read, change } = useAddressFilter()
  // Each tab has records of its own: what is open in one does not open again with the way back to it.
  const go = (to: string) =>
    change({ [SERVICE]: undefined, [PART]: undefined, [TAB]: to === ANNOUNCEMENT ? to : undefined })
  return (
    <>
      <ScreenTitle />
      <div className="mt-3">
        <Tabs
          label={text.tabs}
          value={read(TAB) === ANNOUNCEMENT ? ANNOUNCEMENT : SERVICES}
          onValueChange={go}
          tabs={[
            { value: SERVICES, label: text.tab, content: <ServicesScreen /> },
            { value: ANNOUNCEMENT, label: text.announcementTab, content: <AnnouncementScreen /> },
          ]}
        />
      </div>
    </>
  )
}
