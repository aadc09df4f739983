import { type RefObject, useState } from 'react'
import { processes } from '#features/registrations/words/processes.pt-BR.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { AssignManyForm } from './assign-many-form.tsx'
import type { Outcome } from './change-of-many.ts'
import { ManyResults } from './many-results.tsx'
import type { Registration } from './queries.ts'
import { StatusManyForm } from './status-many-form.tsx'

type Props = {
  rows: readonly Registration[]
  change: 'agent' | 'status'
  onClose: () => void
  /** Called with the processes that were not changed, which stay selected. */
  onRefused: (ids: string[]) => void
  openedBy: RefObject<HTMLElement | null>
}

/** Changes several processes at once and then shows the result of each (G73). */
export default function ManyDialog({ rows, change, onClose, onRefused, openedBy }: Props) {
  const { many: text } = useMessages('processes', processes)
  const [outcomes, setOutcomes] = useState<Outcome[]>()
  const count = rows.length
  const onResults = (results: Outcome[]): void => {
    onRefused(results.filter(({ done }) => !done).map(({ id }) => id))
    if (results.every(({ done }) => done)) onClose()
    else setOutcomes(results)
  }
  return (
    <Dialog
      open
      title={change === 'agent' ? text.assignTitle({ count }) : text.statusTitle({ count })}
      onOpenChange={onClose}
      returnFocusTo={openedBy}
    >
      {outcomes ? (
        <ManyResults rows={rows} outcomes={outcomes} onClose={onClose} />
      ) : change === 'agent' ? (
        <AssignManyForm rows={rows} onResults={onResults} />
      ) : (
        <StatusManyForm rows={rows} onResults={onResults} />
      )}
    </Dialog>
  )
}
