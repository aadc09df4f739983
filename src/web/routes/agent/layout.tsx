import { lazy, Suspense } from 'react'
import { AreaLayout } from '#web/app/shell/area-layout.tsx'
import { looksIn } from '#web/app/shell/panel-menu.tsx'
import { SearchButton } from '#web/features/search/search-button.tsx'

// Agents themselves have nothing to choose.
const WhoseWork = lazy(() => import('#web/features/agents/whose-work.tsx'))

export default function AgentLayout() {
  return (
    <AreaLayout
      area="agent"
      tools={(user) => <SearchButton area="agent" userId={user.id} />}
      around={(screen, user) => (looksIn(user) ? <Suspense>{<WhoseWork>{screen}</WhoseWork>}</Suspense> : screen)}
    />
  )
}
