import { AreaLayout } from '#web/app/shell/area-layout.tsx'

export default function CustomerLayout() {
  return <AreaLayout area="user" />
}
