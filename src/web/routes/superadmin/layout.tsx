import { AreaLayout } from '#web/app/shell/area-layout.tsx'
import { SearchButton } from '#web/features/search/search-button.tsx'

export default function SuperadminLayout() {
  return <AreaLayout area="superadmin" tools={(user) => <SearchButton area="superadmin" userId={user.id} />} />
}
