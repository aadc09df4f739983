import { processDetail } from '#features/registrations/words/registrations.pt-BR.ts'
import { useDates } from '#web/format/use-dates.ts'
import { Badge } from '#web/ui/badge.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { DetailPart } from './detail-part.tsx'
import type { RegistrationDetail } from './queries.ts'
import { taskTone } from './task-tone.ts'
import { WorkflowOffice } from './workflow-office.tsx'

export function DetailWorkflow({ registration }: { registration: RegistrationDetail }) {
  const { workflow } = registration
  const text = useMessages('processDetail', processDetail)
  const dates = useDates()
  if (!workflow)
    return (
      <DetailPart title={text.workflow}>
        <p className="text-ink-muted">{text.noWorkflow}</p>
        <WorkflowOffice registration={registration} />
      </DetailPart>
    )
  return (
    <DetailPart title={text.workflow}>
      <p className="-mt-2 mb-3 text-sm text-ink-muted">
        {text.progress({ done: workflow.tasksDone, all: workflow.tasks })}
      </p>
      <ol aria-label={text.tasks} className="divide-y divide-line">
        {workflow.steps.map(({ id, name, status, assignedTo, startedAt, completedAt }) => {
          const when = completedAt
            ? text.completedOn({ at: dates.date(completedAt) })
            : startedAt && text.startedOn({ at: dates.date(startedAt) })
          return (
            <li key={id} className="flex items-start justify-between gap-3 py-2 first:pt-0 last:pb-0">
              <div className="min-w-0">
                {/* Task names come from the workflow's template, in the language in which the office wrote it. */}
                <p translate="no" className="break-words">
                  {name}
                </p>
                {when && <p className="text-sm text-ink-muted">{[when, assignedTo].filter(Boolean).join(', ')}</p>}
              </div>
              <Badge tone={taskTone[status]}>{text.taskStatus[status]}</Badge>
            </li>
          )
        })}
      </ol>
      <WorkflowOffice registration={registration} />
    </DetailPart>
  )
}
