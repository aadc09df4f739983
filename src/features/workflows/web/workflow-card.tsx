import { workflows } from '#features/workflows/words/workflows.pt-BR.ts'
import { daysAgo } from '#web/format/days-ago.ts'
import { useMoney } from '#web/format/use-money.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { useLocale, useMessages } from '#web/words/locale-provider.tsx'
import type { WorkflowCard as Workflow } from './queries.ts'
import { StatusButtons } from './status-buttons.tsx'
import { workflowTone } from './workflow-tone.ts'

const LEVELS = [1, 2, 3, 4, 5] as const

function ComplexityDots({ value }: { value: number }) {
  const text = useMessages('workflows', workflows)
  return (
    <span
      className="inline-flex items-center gap-1"
      role="img"
      aria-label={text.complexityOf({ value: String(value) })}
    >
      {LEVELS.map((level) => (
        <span key={level} className={`size-2.5 rounded-full ${level <= value ? 'bg-ipe-400' : 'bg-areia-300'}`} />
      ))}
    </span>
  )
}

const DAY_MS = 86_400_000

/** How many days a running workflow is beyond its estimate; one with any other status is never late. */
function daysLate(
  { status, startedAt, estimatedDays }: Pick<Workflow, 'status' | 'startedAt' | 'estimatedDays'>,
  now: number,
): number {
  if (status !== 'in_progress' || !startedAt) return 0
  return Math.max(0, Math.floor((now - Date.parse(startedAt)) / DAY_MS) - estimatedDays)
}

/** One workflow in the workspace: progress, estimated commission and the next step. */
export function WorkflowCard({ workflow, onOpen }: { workflow: Workflow; onOpen: (id: string) => void }) {
  const text = useMessages('workflows', workflows)
  const { locale } = useLocale()
  const money = useMoney()
  const { id, companyName: company, status, progress, tasks, tasksDone } = workflow
  const late = daysLate(workflow, Date.now())
  return (
    <li className="card flex flex-col gap-4 p-5">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-[1.0625rem] leading-snug font-semibold break-words">{company}</h2>
          <p className="text-sm text-ink-muted">
            {workflow.companyType} · {workflow.state}
          </p>
        </div>
        <Badge tone={workflowTone[status]}>{text.status[status]}</Badge>
      </div>
      <div>
        <div className="mb-1.5 flex justify-between gap-3 text-sm">
          <span className="text-ink-muted">{text.tasksDone({ done: String(tasksDone), all: String(tasks) })}</span>
          <span className="font-semibold tabular-nums">{progress}%</span>
        </div>
        <ProgressBar label={`${text.progress}: ${company}`} value={progress} />
      </div>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 text-sm">
        <div>
          <dt className="text-ink-muted">{text.estimate}</dt>
          <dd className="font-semibold tabular-nums">{money(workflow.estimatedCommissionCents)}</dd>
        </div>
        <div>
          <dt className="text-ink-muted">{text.days}</dt>
          <dd className="font-semibold">{text.daysOf({ days: workflow.estimatedDays })}</dd>
        </div>
        <div>
          <dt className="mb-1 text-ink-muted">{text.complexity}</dt>
          <dd>
            <ComplexityDots value={workflow.complexity} />
          </dd>
        </div>
        <div className="self-end text-ink-muted">
          <dt className="sr-only">{text.pace}</dt>
          {late > 0 ? (
            <dd className="font-semibold text-urucum-700">{text.lateBy({ days: late })}</dd>
          ) : (
            <dd>{text.created({ ago: daysAgo(workflow.createdAt, locale) })}</dd>
          )}
        </div>
      </dl>
      <div className="mt-auto flex flex-wrap items-center gap-2">
        <Button
          variant="ghost"
          size="panel"
          className="flex-1"
          aria-label={text.detailsOf({ company })}
          onClick={() => onOpen(id)}
        >
          {text.details}
        </Button>
        <StatusButtons workflow={workflow} />
      </div>
    </li>
  )
}
