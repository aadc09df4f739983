import { AreaLayout } from '#web/app/shell/area-layout.tsx'

export default function SuperadminLayout() {
  return <AreaLayout area="superadmin" />
}
