import { useQuery } from '@tanstack/react-query'
import { MarkAll } from '#features/notifications/web/mark-all.tsx'
import {
  countLabel,
  notificationTabs,
  recentQuery,
  tabCountsQuery,
  unreadLabel,
} from '#features/notifications/web/queries.ts'
import { TabContent } from '#features/notifications/web/tab-content.tsx'
import { notifications } from '#features/notifications/words/notifications.pt-BR.ts'
import { useAddressTab } from '#web/lists/use-address-tab.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'

export default function Notifications() {
  const text = useMessages('notifications', notifications)
  const recent = useQuery(recentQuery)
  const unread = recent.data?.unread ?? 0
  const counts = useQuery(tabCountsQuery).data
  const open = useAddressTab(notificationTabs)
  return (
    <>
      <div className="flex min-h-11 flex-wrap items-center gap-3">
        <h1 className="flex min-h-11 items-center text-[1.75rem] leading-tight tracking-[-0.025em]">{text.title}</h1>
        {unread > 0 && <Badge tone="red">{text.unread({ count: unreadLabel(unread) })}</Badge>}
        {unread > 0 && <MarkAll className="sm:ml-auto" />}
      </div>
      {/* The changed key mounts a new element once the row above is complete, so that nothing is pushed down (layout shift). */}
      <div key={recent.isPending ? 'loading' : 'settled'} className="mt-5">
        <Tabs
          label={text.title}
          {...open}
          tabs={notificationTabs.map((tab) => ({
            value: tab,
            label: counts ? text.tab({ name: text.tabs[tab], count: countLabel(counts[tab]) }) : text.tabs[tab],
            content: <TabContent tab={tab} />,
          }))}
        />
      </div>
    </>
  )
}
