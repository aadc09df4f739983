import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { settings as words } from '#web/i18n/pt-BR/settings.ts'
import { RowSkeletons } from '#web/ui/row-skeletons.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { NotificationsTab } from './notifications-tab.tsx'
import { PreferencesTab } from './preferences-tab.tsx'
import { ProfileTab } from './profile-tab.tsx'

// The security tab is by far the largest and not the first to open, so it is loaded on its own.
const SecurityTab = lazy(() => import('./security-tab.tsx'))
const security = (
  <Suspense fallback={<RowSkeletons rows={4} />}>
    <SecurityTab />
  </Suspense>
)

/** The open tab is in the address, so that links and a reload keep it. */
const OPEN = 'aba'
const tabs = [
  { value: 'perfil', label: 'profile', content: <ProfileTab /> },
  { value: 'notificacoes', label: 'notifications', content: <NotificationsTab /> },
  { value: 'seguranca', label: 'security', content: security },
  { value: 'preferencias', label: 'preferences', content: <PreferencesTab /> },
] as const

export function SettingsTabs({ label }: { label: string }) {
  const text = useMessages('settings', words)
  const [address, setAddress] = useSearchParams()
  const open = tabs.find(({ value }) => value === address.get(OPEN))?.value ?? tabs[0].value
  // Visited tabs are kept, so that what was typed in one is still there after a look at another.
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set([open]))
  if (!visited.has(open)) setVisited(new Set([...visited, open]))
  return (
    <Tabs
      label={label}
      value={open}
      onValueChange={(value) => setAddress({ [OPEN]: value }, { replace: true, preventScrollReset: true })}
      tabs={tabs.map(({ value, label: name, content }) => ({
        value,
        label: text.tabs[name],
        content,
        keep: visited.has(value),
      }))}
    />
  )
}
