import { useState } from 'react'
import { workflows as calls } from '#features/workflows/contract.ts'
import { canMoveWorkflow } from '#features/workflows/rules/workflow-status.ts'
import { workflows } from '#features/workflows/words/workflows.pt-BR.ts'
import { useCall } from '#web/forms/use-call.ts'
import { Button } from '#web/ui/button.tsx'
import { RowActions } from '#web/ui/row-actions.tsx'
import { useOpener } from '#web/ui/use-opener.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { WorkflowCard } from './queries.ts'
import { ReasonDialog } from './reason-dialog.tsx'

/** The next status as a button, which is completing once every task is over; the other changes are in a menu. */
export function StatusButtons({ workflow }: { workflow: WorkflowCard }) {
  const text = useMessages('workflows', workflows)
  const [asking, setAsking] = useState(false)
  const { openedBy, note } = useOpener()
  const move = useCall(calls.setStatus, {
    event: 'workflows.changed',
    done: (_, sent) => (sent.status === 'not_started' ? undefined : text.moved[sent.status]),
    failed: text.moveFailed,
    onDone: () => setAsking(false),
  })
  const { id, status, companyName: company, tasksOpen } = workflow
  const to = (next: 'in_progress' | 'on_hold' | 'completed') => () =>
    move.mutate({ id, status: next, expectedStatus: status })
  const ready = status === 'in_progress' && tasksOpen === 0
  const pause = { label: text.pause, go: to('on_hold') }
  const complete = { label: text.complete, go: to('completed') }
  const next = {
    not_started: { label: text.start, go: to('in_progress') },
    in_progress: ready ? complete : pause,
    on_hold: { label: text.resume, go: to('in_progress') },
    completed: undefined,
    cancelled: undefined,
  }[status]
  if (!next) return null
  const other = { label: ready ? text.pause : text.complete, onSelect: ready ? pause.go : complete.go }
  return (
    <>
      <Button
        variant={next === pause ? 'ghost' : 'primary'}
        size="panel"
        loading={move.isPending && !asking}
        onClick={next.go}
        className="flex-1"
      >
        {next.label}
      </Button>
      <RowActions
        label={text.moreOf({ company })}
        actions={[
          ...(canMoveWorkflow(status, 'completed') ? [{ ...other, refused: ready ? undefined : text.tasksOpen }] : []),
          {
            label: text.cancel,
            onSelect: () => {
              note()
              setAsking(true)
            },
          },
        ]}
      />
      {asking && (
        <ReasonDialog
          title={text.reason.cancelTitle({ company })}
          description={text.reason.cancelText}
          submit={text.cancel}
          busy={move.isPending}
          openedBy={openedBy}
          onClose={() => setAsking(false)}
          onSubmit={(reason) => move.mutate({ id, status: 'cancelled', expectedStatus: status, reason })}
        />
      )}
    </>
  )
}
