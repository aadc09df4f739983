import { AreaLayout } from '#web/app/shell/area-layout.tsx'
import { SearchButton } from '#web/features/search/search-button.tsx'

export default function AdminLayout() {
  return <AreaLayout area="admin" tools={(user) => <SearchButton area="admin" userId={user.id} />} />
}
