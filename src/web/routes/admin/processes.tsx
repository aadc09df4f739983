import { ProcessDialogs } from '#web/features/processes/process-dialogs.tsx'
import { ProcessesTable } from '#web/features/processes/processes-table.tsx'
import { ScreenTitle } from '#web/layout/screen-title.tsx'
import { useMessages } from '#web/messages/locale-provider.tsx'
import { processes } from '#web/messages/pt-BR/processes.ts'

export default function AdminProcesses() {
  const text = useMessages('processes', processes)
  return (
    <>
      <ScreenTitle />
      <p className="mt-1 mb-5 text-ink-muted">{text.intro}</p>
      <ProcessDialogs side="office">{(openers) => <ProcessesTable {...openers} />}</ProcessDialogs>
    </>
  )
}
