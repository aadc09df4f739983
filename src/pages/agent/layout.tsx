import { lazy, Suspense } from 'react'
import { SearchButton } from '#features/search/web/search-button.tsx'
import { AreaLayout } from '#pages/shell/area-layout.tsx'
import { looksIn } from '#pages/shell/panel-menu.tsx'

// Loaded only for superadmins, who choose an agent; agents have nothing to choose.
const WhoseWork = lazy(() => import('#features/agents/web/whose-work.tsx'))

export default function AgentLayout() {
  return (
    <AreaLayout
      area="agent"
      tools={(user) => <SearchButton area="agent" userId={user.id} />}
      around={(screen, user) => (looksIn(user) ? <Suspense>{<WhoseWork>{screen}</WhoseWork>}</Suspense> : screen)}
    />
  )
}
