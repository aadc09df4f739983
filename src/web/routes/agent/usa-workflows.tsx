import { Workspace } from '#web/features/workflows/workspace.tsx'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { workflows } from '#web/i18n/pt-BR/workflows.ts'
import { ScreenTitle } from '#web/ui/screen-title.tsx'

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
