import { AreaLayout } from '#web/layout/area-layout.tsx'

export default function SuperadminLayout() {
  return <AreaLayout area="superadmin" />
}
