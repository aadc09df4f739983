import { AnnouncementScreen, PART } from '#features/announcement/web/announcement-screen.tsx'
import { PACKAGE, PackagesScreen } from '#features/packages/web/packages-screen.tsx'
import { packages } from '#features/packages/words/packages.pt-BR.ts'
import { SERVICE, ServicesScreen } from '#features/services/web/services-screen.tsx'
import { services } from '#features/services/words/services.pt-BR.ts'
import { useAddressFilter } from '#web/lists/use-address-filter.ts'
import { TAB } from '#web/lists/use-address-tab.ts'
import { ScreenTitle } from '#web/ui/screen-title.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'

const PACKAGES_TAB = 'servicos'
const SERVICES_TAB = 'avulsos'
const ANNOUNCEMENT_TAB = 'anuncio'
const others = [SERVICES_TAB, ANNOUNCEMENT_TAB]

export default function AdminServices() {
  const text = useMessages('packages', packages)
  const { tab: servicesTab } = useMessages('services', services)
  const { read, change } = useAddressFilter()
  // Each tab has records of its own: the open record is removed from the address when the tab changes.
  const go = (to: string) =>
    change({
      [PACKAGE]: undefined,
      [SERVICE]: undefined,
      [PART]: undefined,
      [TAB]: to === PACKAGES_TAB ? undefined : to,
    })
  return (
    <>
      <ScreenTitle />
      <div className="mt-3">
        <Tabs
          label={text.tabs}
          value={others.find((one) => one === read(TAB)) ?? PACKAGES_TAB}
          onValueChange={go}
          tabs={[
            { value: PACKAGES_TAB, label: text.tab, content: <PackagesScreen /> },
            { value: SERVICES_TAB, label: servicesTab, content: <ServicesScreen /> },
            { value: ANNOUNCEMENT_TAB, label: text.announcementTab, content: <AnnouncementScreen /> },
          ]}
        />
      </div>
    </>
  )
}
