import { SearchButton } from '#features/search/web/search-button.tsx'
import { AreaLayout } from '#pages/shell/area-layout.tsx'

export default function AdminLayout() {
  return <AreaLayout area="admin" tools={(user) => <SearchButton area="admin" userId={user.id} />} />
}
