import { useQuery } from '@tanstack/react-query'
import { Play } from 'lucide-react'
import { workflows as calls } from '#features/workflows/contract.ts'
import { workflows } from '#features/workflows/words/workflows.pt-BR.ts'
import { useDates } from '#web/format/use-dates.ts'
import { useCall } from '#web/forms/use-call.ts'
import { Button } from '#web/ui/button.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { CorrectionForm } from './correction-form.tsx'
import { timerQuery, type WorkflowDetail } from './queries.ts'
import { TimerBar } from './timer-bar.tsx'
import { workedText } from './worked-text.ts'

const length = ({ startedAt, endedAt }: { startedAt: string; endedAt: string }): number =>
  (Date.parse(endedAt) - Date.parse(startedAt)) / 1000
const signed = (minutes: number): string => (minutes > 0 ? `+${minutes}` : String(minutes))

/** Measured time: the running timer, each task's sum, the time entries, and corrections with their reasons. */
export function TimerTab({ workflow }: { workflow: WorkflowDetail }) {
  const { timer: text } = useMessages('workflows', workflows)
  const dates = useDates()
  const { data } = useQuery(timerQuery)
  const start = useCall(calls.startTimer, { event: 'workflows.changed', failed: text.failed })
  const { taskList, stretches, corrections } = workflow
  const nameOf = (id: string) => taskList.find((task) => task.id === id)?.name ?? ''
  const startable = taskList.filter(({ status }) => status === 'in_progress' && workflow.status === 'in_progress')
  // Tasks whose timer can be started come first, before finished ones.
  const listed = [...startable, ...taskList.filter((task) => task.workedSeconds > 0 && !startable.includes(task))]
  const total = taskList.reduce((sum, { workedSeconds }) => sum + workedSeconds, 0)
  return (
    <div className="space-y-7">
      <div>
        <p className="mb-4 text-sm text-ink-muted">{text.intro}</p>
        <TimerBar />
        {startable.length === 0 && !data?.running && <p className="text-ink-muted">{text.none}</p>}
        <ul className="divide-y divide-line">
          {listed.map((task) => (
            <li key={task.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
              <span className="min-w-0 flex-1 basis-52 break-words">
                {task.order}. {task.name}
              </span>
              <span className="tabular-nums">{workedText(task.workedSeconds)}</span>
              {startable.includes(task) && data?.running?.taskId !== task.id && (
                <Button
                  variant="ghost"
                  size="panel"
                  aria-label={text.startOf({ task: task.name })}
                  loading={start.isPending && start.variables.id === task.id}
                  onClick={() => start.mutate({ id: task.id })}
                >
                  <Play size={15} aria-hidden="true" />
                  {text.start}
                </Button>
              )}
            </li>
          ))}
        </ul>
        {total > 0 && (
          <p className="mt-2 flex justify-between border-t border-line pt-2.5 font-semibold">
            {text.total}
            <span className="tabular-nums">{workedText(total)}</span>
          </p>
        )}
      </div>
      <section>
        <h3 className="mb-2 font-semibold">{text.stretches}</h3>
        {stretches.length === 0 ? (
          <p className="text-ink-muted">{text.noStretches}</p>
        ) : (
          <ul className="divide-y divide-line text-[0.9375rem]">
            {stretches.map(({ id, taskId, by, startedAt, endedAt, cutOff }) => (
              <li key={id} className="py-2">
                <div className="flex justify-between gap-4">
                  <span className="min-w-0 break-words">{nameOf(taskId)}</span>
                  <span className="shrink-0 tabular-nums">
                    {endedAt ? workedText(length({ startedAt, endedAt })) : text.now}
                  </span>
                </div>
                <p className="text-sm text-ink-muted">
                  {dates.dateTime(startedAt)}, {by.name}
                </p>
                {cutOff && <p className="text-sm font-medium text-ipe-700">{text.cutOff}</p>}
              </li>
            ))}
          </ul>
        )}
      </section>
      {corrections.length > 0 && (
        <section>
          <h3 className="mb-2 font-semibold">{text.corrections}</h3>
          <ul className="divide-y divide-line text-[0.9375rem]">
            {corrections.map(({ id, taskId, by, minutes, reason, at }) => (
              <li key={id} className="py-2">
                <div className="flex justify-between gap-4">
                  <span className="min-w-0 break-words">{nameOf(taskId)}</span>
                  <span className="shrink-0 tabular-nums">{signed(minutes)} min</span>
                </div>
                <p className="text-sm break-words text-ink-muted">
                  {reason}. {by.name}, {dates.dateTime(at)}
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
      <CorrectionForm workflow={workflow} />
    </div>
  )
}
