import { lazy, Suspense } from 'react'
import { VerificationStrip } from '#features/accounts/web/verification/verification-strip.tsx'
import { PeopleToSeeAs } from '#features/impersonation/web/people-to-see-as.tsx'
import { impersonations as words } from '#features/impersonation/words/impersonations.pt-BR.ts'
import { MissingSeller } from '#features/site-settings/web/missing-seller.tsx'
import { PlatformCounters } from '#features/system/web/platform-counters.tsx'
import { useAddressTab } from '#web/lists/use-address-tab.ts'
import { useSession } from '#web/session/use-session.ts'
import { ScreenTitle } from '#web/ui/screen-title.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { shell } from '#web/words/shell.pt-BR.ts'

const ImpersonationsTable = lazy(async () => ({
  default: (await import('#features/impersonation/web/impersonations-table.tsx')).ImpersonationsTable,
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
