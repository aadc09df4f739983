import { AreaLayout } from '#web/app/shell/area-layout.tsx'
import { WhoseWork } from '#web/features/agents/whose-work.tsx'
import { SearchButton } from '#web/features/search/search-button.tsx'

export default function AgentLayout() {
  return (
    <AreaLayout
      area="agent"
      tools={(user) => <SearchButton area="agent" userId={user.id} />}
      around={(screen) => <WhoseWork>{screen}</WhoseWork>}
    />
  )
}
