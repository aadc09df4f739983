import { lazy, type ReactNode, Suspense, useState } from 'react'
import { teamRegistrations } from '#features/registrations/words/team-registrations.pt-BR.ts'
import { useOpener } from '#web/ui/use-opener.ts'
import { useMessages } from '#web/words/locale-provider.tsx'

const AskHandoverDialog = lazy(async () => ({ default: (await import('./ask-handover-dialog.tsx')).AskHandoverDialog }))

type Process = { id: string; companyName: string }

/** The entry in an agent's row menu that asks for a handover, and the dialog that it opens. */
export function useAskHandoverEntry(): {
  extra: { label: string; onSelect: (row: Process) => void }
  dialog: ReactNode
} {
  const { agent } = useMessages('teamRegistrations', teamRegistrations)
  const [asking, setAsking] = useState<Process>()
  const { openedBy, note } = useOpener()
  return {
    extra: {
      label: agent.askHandover,
      onSelect: (row) => {
        note()
        setAsking(row)
      },
    },
    dialog: asking && (
      <Suspense>
        <AskHandoverDialog process={asking} openedBy={openedBy} onClose={() => setAsking(undefined)} />
      </Suspense>
    ),
  }
}
