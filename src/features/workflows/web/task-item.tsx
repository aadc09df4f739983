import { useState } from 'react'
import { RecordForm } from '#features/registrations/web/record-form.tsx'
import { taskTone } from '#features/registrations/web/task-tone.ts'
import { factsArisingFrom } from '#features/workflows/rules/arising-facts.ts'
import { workflows } from '#features/workflows/words/workflows.pt-BR.ts'
import { useDates } from '#web/format/use-dates.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useLocale, useMessages } from '#web/words/locale-provider.tsx'
import { BroughtPapers } from './brought-papers.tsx'
import { EinRefusals } from './ein-refusals.tsx'
import { PaperList } from './paper-list.tsx'
import type { Task, WorkflowDetail } from './queries.ts'
import { TaskButtons } from './task-buttons.tsx'
import { TaskNotes } from './task-notes.tsx'
import { workedText } from './worked-text.ts'

type Props = { task: Task; workflow: WorkflowDetail; open: boolean; onToggle: (open: boolean) => void }

/** When the task was started, or when and by whom it was completed. */
function useWhen({ status, startedAt, completedAt, finishedBy: name }: Task): string | undefined {
  const { task: text } = useMessages('workflows', workflows)
  const dates = useDates()
  if (status === 'completed' && completedAt) {
    const at = dates.dateTime(completedAt)
    return name ? text.finishedBy({ name, at }) : text.finishedAt({ at })
  }
  return startedAt && status !== 'pending' ? text.startedAt({ at: dates.dateTime(startedAt) }) : undefined
}

/** One task: status and next step are always visible; papers, company data and notes once it is open. */
export function TaskItem({ task, workflow, open, onToggle }: Props) {
  const { task: text } = useMessages('workflows', workflows)
  const { locale } = useLocale()
  const when = useWhen(task)
  const [met, setMet] = useState(false)
  const registration = { id: workflow.registrationId, companyName: workflow.companyName }
  const facts = factsArisingFrom(task.papersBrought.map(({ key }) => key))
  const panel = `task-${task.id}`
  const running = workflow.status === 'in_progress'
  const waits = task.dependsOn && !task.dependsOn.over ? task.dependsOn : undefined
  return (
    <li className="py-4 first:pt-1">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-60">
          <button
            type="button"
            aria-expanded={open}
            aria-controls={panel}
            className="text-left font-semibold break-words hover:underline"
            onClick={() => onToggle(!open)}
          >
            {task.order}. {task.name}
          </button>
          <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
            <Badge tone={taskTone[task.status]}>{text.status[task.status]}</Badge>
            <span>{text.estimated({ hours: task.estimatedHours.toLocaleString(locale) })}</span>
            {task.workedSeconds > 0 && <span>{text.worked({ time: workedText(task.workedSeconds) })}</span>}
          </div>
          {when && <p className="mt-1 text-sm text-ink-muted">{when}</p>}
          {task.reason && <p className="mt-1 text-sm break-words">{text.because({ reason: task.reason })}</p>}
          {task.followUp && <p className="mt-1 text-sm text-ipe-700">{text.followUp}</p>}
          {waits && (task.status === 'pending' || task.status === 'blocked') && (
            <p className="mt-1 text-sm text-ink-muted">
              {text.waits({ order: String(waits.order), task: waits.name })}
            </p>
          )}
        </div>
        {running && (
          <TaskButtons
            task={task}
            workflow={workflow}
            onDone={(moved) => {
              setMet(false)
              // Opens a finished task, to offer the papers that it brings.
              if (moved?.status === 'completed' && moved.papersBrought.length > 0) onToggle(true)
            }}
            onMeanwhile={() => setMet(true)}
          />
        )}
      </div>
      {met && (
        <div className="mt-2">
          <Notice tone="blue">
            {task.finishedBy ? text.meanwhile({ name: task.finishedBy }) : text.meanwhileSomebody}
          </Notice>
        </div>
      )}
      {open && (
        <div id={panel} className="mt-4 space-y-6 rounded-lg bg-areia-50 p-4 sm:p-5">
          {task.description && <p className="break-words">{task.description}</p>}
          {task.papersNeeded.length > 0 && (
            <section>
              <h3 className="text-sm font-semibold text-ink-muted">{text.needs}</h3>
              <PaperList papers={task.papersNeeded} registration={registration} />
            </section>
          )}
          {task.papersBrought.length > 0 && (
            <section>
              <h3 className="text-sm font-semibold text-ink-muted">
                {task.status === 'completed' ? text.offer : text.brings}
              </h3>
              <BroughtPapers papers={task.papersBrought} registration={registration} />
            </section>
          )}
          {facts.length > 0 && workflow.registrationStatus !== 'rejected' && (
            <section>
              <h3 className="mb-2 text-sm font-semibold text-ink-muted">{text.facts}</h3>
              <RecordForm id={workflow.registrationId} kept={workflow.record} only={facts} />
            </section>
          )}
          {(facts.includes('ein') || facts.includes('ss4SentOn') || task.followUp) && <EinRefusals />}
          <TaskNotes task={task} />
        </div>
      )}
    </li>
  )
}
