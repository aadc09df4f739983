import { lazy, Suspense, useState } from 'react'
import { settings as words } from '#features/accounts/words/settings.pt-BR.ts'
import { useAddressTab } from '#web/lists/use-address-tab.ts'
import { RowSkeletons } from '#web/ui/row-skeletons.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { NotificationsTab } from './notifications-tab.tsx'
import { PreferencesTab } from './preferences-tab.tsx'
import { ProfileTab } from './profile-tab.tsx'

// The security tab is by far the largest and not the first to open, so it is a chunk of its own.
const SecurityTab = lazy(() => import('./security-tab.tsx'))
const security = (
  <Suspense fallback={<RowSkeletons rows={4} />}>
    <SecurityTab />
  </Suspense>
)

const order = ['perfil', 'notificacoes', 'seguranca', 'preferencias'] as const
const tabs = {
  perfil: { label: 'profile', content: <ProfileTab /> },
  notificacoes: { label: 'notifications', content: <NotificationsTab /> },
  seguranca: { label: 'security', content: security },
  preferencias: { label: 'preferences', content: <PreferencesTab /> },
} as const satisfies Record<(typeof order)[number], object>

export function SettingsTabs({ label }: { label: string }) {
  const text = useMessages('settings', words)
  const open = useAddressTab(order)
  // Visited tabs stay mounted, so that text typed in one is still there after a look at another.
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set([open.value]))
  if (!visited.has(open.value)) setVisited(new Set([...visited, open.value]))
  return (
    <Tabs
      label={label}
      {...open}
      tabs={order.map((value) => ({
        value,
        label: text.tabs[tabs[value].label],
        content: tabs[value].content,
        keep: visited.has(value),
      }))}
    />
  )
}
