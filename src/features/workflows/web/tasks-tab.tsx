import { useEffect, useRef, useState } from 'react'
import { taskIsOver } from '#features/workflows/rules/task-status.ts'
import { workflows } from '#features/workflows/words/workflows.pt-BR.ts'
import { Notice } from '#web/ui/notice.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { WorkflowDetail } from './queries.ts'
import { TaskItem } from './task-item.tsx'

/** The tasks in order; at first the current one is open. */
export function TasksTab({ workflow }: { workflow: WorkflowDetail }) {
  const { detail: text } = useMessages('workflows', workflows)
  const first = useRef<HTMLOListElement>(null)
  const [open, setOpen] = useState<string | undefined>(
    () =>
      (
        workflow.taskList.find(({ status }) => status === 'in_progress') ??
        workflow.taskList.find(({ status }) => !taskIsOver(status))
      )?.id,
  )
  // Scrolls to the current task, past the finished ones.
  useEffect(() => {
    const current = first.current?.querySelector('[aria-expanded=true]')?.closest('li')
    if (current?.previousElementSibling) current.scrollIntoView({ block: 'start' })
  }, [])
  const hint = {
    not_started: text.startFirst,
    on_hold: text.resumeFirst,
    completed: text.over,
    cancelled: text.cancelledBecause({ reason: workflow.cancelReason ?? '' }),
    in_progress: undefined,
  }[workflow.status]
  return (
    <>
      {hint && <Notice tone={workflow.status === 'completed' ? 'green' : 'blue'}>{hint}</Notice>}
      <ol ref={first} className="divide-y divide-line">
        {workflow.taskList.map((task) => (
          <TaskItem
            key={task.id}
            task={task}
            workflow={workflow}
            open={open === task.id}
            onToggle={(shown) => setOpen(shown ? task.id : undefined)}
          />
        ))}
      </ol>
    </>
  )
}
