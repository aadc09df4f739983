import { AreaLayout } from '#web/layout/area-layout.tsx'

export default function AgentLayout() {
  return <AreaLayout area="agent" />
}
