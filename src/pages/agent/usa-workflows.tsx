import { Workspace } from '#features/workflows/web/workspace.tsx'
import { workflows } from '#features/workflows/words/workflows.pt-BR.ts'
import { ScreenTitle } from '#web/ui/screen-title.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'

export default function AgentWorkflows() {
  const text = useMessages('workflows', workflows)
  return (
    <>
      <ScreenTitle />
      <p className="mt-1 mb-5 text-ink-muted">{text.intro}</p>
      <Workspace />
    </>
  )
}
