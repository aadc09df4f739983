import { useState } from 'react'
import { workflows as calls } from '#features/workflows/contract.ts'
import { type TaskStatus, taskRefusal } from '#features/workflows/rules/task-status.ts'
import { workflows } from '#features/workflows/words/workflows.pt-BR.ts'
import { isConflict } from '#web/api/call.ts'
import { useCall } from '#web/forms/use-call.ts'
import { Button } from '#web/ui/button.tsx'
import { type RowAction, RowActions } from '#web/ui/row-actions.tsx'
import { useOpener } from '#web/ui/use-opener.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useFailureText } from '#web/words/use-failure-text.ts'
import type { Task, WorkflowDetail } from './queries.ts'
import { ReasonDialog } from './reason-dialog.tsx'

type Props = {
  task: Task
  workflow: WorkflowDetail
  onDone: (task: Task | undefined) => void
  onMeanwhile: () => void
}
type Asked = 'blocked' | 'cancelled'

/** The next status of a task as a button, the other changes in a menu; one that is refused now says why. */
export function TaskButtons({ task, workflow, onDone, onMeanwhile }: Props) {
  const { start, resume, skip, task: text, reason: why } = useMessages('workflows', workflows)
  const [asking, setAsking] = useState<Asked>()
  const { openedBy, note } = useOpener()
  const failureText = useFailureText()
  const move = useCall(calls.setTaskStatus, {
    event: 'workflows.changed',
    failed: text.failed,
    // Another person moved the task first, which its row reports instead of a toast.
    reason: (error) => !isConflict(error) && failureText(error),
    onDone: ({ taskList }, { id }) => {
      setAsking(undefined)
      onDone(taskList.find((one) => one.id === id))
    },
    onFailed: (error) => {
      if (!isConflict(error)) return
      setAsking(undefined)
      onMeanwhile()
    },
  })
  const all = workflow.taskList.map((one) => ({ ...one, dependsOnId: one.dependsOn?.id ?? null }))
  const self = { ...task, dependsOnId: task.dependsOn?.id ?? null }
  const refusal = (to: TaskStatus) => taskRefusal(self, to, all)
  const to = (status: TaskStatus, reason?: string) =>
    move.mutate({ id: task.id, status, expectedStatus: task.status, ...(reason ? { reason } : {}) })
  const ask = (what: Asked) => () => {
    note()
    setAsking(what)
  }
  const named = { task: task.name }
  const next: Partial<Record<TaskStatus, { label: string; name: string; to: TaskStatus }>> = {
    pending: { label: start, name: text.startOf(named), to: 'in_progress' },
    in_progress: { label: text.finish, name: text.finishOf(named), to: 'completed' },
    blocked: { label: resume, name: `${resume}: ${task.name}`, to: 'in_progress' },
  }
  const button = next[task.status]
  const back = (label: string, status: TaskStatus): RowAction => ({
    label,
    onSelect: () => to(status),
    refused: refusal(status) === 'dependent_begun' ? text.begun : undefined,
  })
  const actions: RowAction[] = [
    ...(refusal('blocked') !== 'not_possible' ? [{ label: text.block, onSelect: ask('blocked') }] : []),
    ...(refusal('cancelled') !== 'not_possible' ? [{ label: skip, onSelect: ask('cancelled') }] : []),
    ...(task.status === 'completed' ? [back(text.reopen, 'in_progress')] : []),
    ...(task.status === 'cancelled' ? [back(text.restore, 'pending')] : []),
  ]
  return (
    <div className="flex items-center gap-1">
      {button && (
        <Button
          variant={task.status === 'in_progress' ? 'primary' : 'ghost'}
          size="panel"
          aria-label={button.name}
          disabled={refusal(button.to) !== undefined}
          loading={move.isPending && !asking}
          onClick={() => to(button.to)}
        >
          {button.label}
        </Button>
      )}
      <RowActions label={text.moreOf(named)} actions={actions} />
      {asking && (
        <ReasonDialog
          title={asking === 'blocked' ? why.blockTitle(named) : why.skipTitle(named)}
          description={asking === 'blocked' ? why.blockText : why.skipText}
          submit={asking === 'blocked' ? why.block : skip}
          busy={move.isPending}
          openedBy={openedBy}
          onClose={() => setAsking(undefined)}
          onSubmit={(reason) => to(asking, reason)}
        />
      )}
    </div>
  )
}
