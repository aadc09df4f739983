import { SearchButton } from '#features/search/web/search-button.tsx'
import { AreaLayout } from '#pages/shell/area-layout.tsx'

export default function SuperadminLayout() {
  return <AreaLayout area="superadmin" tools={(user) => <SearchButton area="superadmin" userId={user.id} />} />
}
