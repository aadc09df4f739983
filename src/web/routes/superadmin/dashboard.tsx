import { lazy, Suspense } from 'react'
import { VerificationStrip } from '#web/features/accounts/verification/verification-strip.tsx'
import { PeopleToSeeAs } from '#web/features/impersonation/people-to-see-as.tsx'
import { MissingSeller } from '#web/features/site-settings/missing-seller.tsx'
import { PlatformCounters } from '#web/features/system/platform-counters.tsx'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { impersonations as words } from '#web/i18n/pt-BR/impersonations.ts'
import { shell } from '#web/i18n/pt-BR/shell.ts'
import { useAddressTab } from '#web/lists/use-address-tab.ts'
import { useSession } from '#web/session/use-session.ts'
import { ScreenTitle } from '#web/ui/screen-title.tsx'
import { Tabs } from '#web/ui/tabs.tsx'

const ImpersonationsTable = lazy(async () => ({
  default: (await import('#web/features/impersonation/impersonations-table.tsx')).ImpersonationsTable,
}))

const PEOPLE_TAB = 'usuarios'
const IMPERSONATIONS_TAB = 'impersonacoes'

export default function SuperadminDashboard() {
  const text = useMessages('shell', shell)
  const { tabs } = useMessages('impersonations', words)
  const { user } = useSession()
  const tab = useAddressTab([PEOPLE_TAB, IMPERSONATIONS_TAB])
  return (
    <>
      {user && !user.emailVerified && <VerificationStrip user={user} />}
      <ScreenTitle />
      {user && <p className="mt-1 mb-5 text-ink-muted">{text.greeting({ name: user.name })}</p>}
      <MissingSeller />
      <PlatformCounters />
      <div className="mt-7">
        <Tabs
          label={tabs.label}
          {...tab}
          tabs={[
            { value: PEOPLE_TAB, label: tabs.people, content: <PeopleToSeeAs /> },
            {
              value: IMPERSONATIONS_TAB,
              label: tabs.impersonations,
              content: (
                <Suspense>
                  <ImpersonationsTable />
                </Suspense>
              ),
            },
          ]}
        />
      </div>
    </>
  )
}
