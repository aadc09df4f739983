import { AreaLayout } from '#web/layout/area-layout.tsx'

export default function CustomerLayout() {
  return <AreaLayout area="user" />
}
