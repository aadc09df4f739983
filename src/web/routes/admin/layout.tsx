import { AreaLayout } from '#web/app/shell/area-layout.tsx'

export default function AdminLayout() {
  return <AreaLayout area="admin" />
}
