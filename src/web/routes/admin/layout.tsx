import { AreaLayout } from '#web/layout/area-layout.tsx'

export default function AdminLayout() {
  return <AreaLayout area="admin" />
}
