import { AreaLayout } from '#web/app/shell/area-layout.tsx'

export default function AgentLayout() {
  return <AreaLayout area="agent" />
}
