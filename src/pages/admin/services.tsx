import { AnnouncementScreen, PART } from '#features/announcement/web/announcement-screen.tsx'
import { PackagesScreen, SERVICE } from '#features/packages/web/packages-screen.tsx'
import { packages } from '#features/packages/words/packages.pt-BR.ts'
import { EXTRA, ServicesScreen } from '#features/services/web/services-screen.tsx'
import { services } from '#features/services/words/services.pt-BR.ts'
import { useAddressFilter } from '#web/lists/use-address-filter.ts'
import { TAB } from '#web/lists/use-address-tab.ts'
import { ScreenTitle } from '#web/ui/screen-title.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'

const SERVICES = 'servicos'
const EXTRAS = 'avulsos'
const ANNOUNCEMENT = 'anuncio'
const others = [EXTRAS, ANNOUNCEMENT]

export default function AdminServices() {
  const text = useMessages('packages', packages)
  const { tab: servicesTab } = useMessages('services', services)
  const { read, change } = useAddressFilter()
  // Each tab has records of its own: the open record is removed from the address when the tab changes.
  const go = (to: string) =>
    change({ [SERVICE]: undefined, [EXTRA]: undefined, [PART]: undefined, [TAB]: to === SERVICES ? undefined : to })
  return (
    <>
      <ScreenTitle />
      <div className="mt-3">
        <Tabs
          label={text.tabs}
          value={others.find((one) => one === read(TAB)) ?? SERVICES}
          onValueChange={go}
          tabs={[
            { value: SERVICES, label: text.tab, content: <PackagesScreen /> },
            { value: EXTRAS, label: servicesTab, content: <ServicesScreen /> },
            { value: ANNOUNCEMENT, label: text.announcementTab, content: <AnnouncementScreen /> },
          ]}
        />
      </div>
    </>
  )
}
