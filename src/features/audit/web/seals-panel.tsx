import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { auditCalls as calls, UNSEALED_COUNTED } from '#features/audit/contract.ts'
import { useDates } from '#web/format/use-dates.ts'
import { useCall } from '#web/forms/use-call.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useLocale } from '#web/words/locale-provider.tsx'
import { sealsQuery } from './queries.ts'
import { useAuditWords } from './use-audit-words.ts'

// As high as the full panel, so that the list below does not shift when its data arrives.
const ROOM = 'min-h-64 sm:min-h-31'

type Seals = z.output<typeof calls.seals.response>
type Broken = NonNullable<NonNullable<Seals['newest']>['broken']>

function useBrokenText(): (broken: Broken) => string {
  const { text } = useAuditWords()
  const { dateTime } = useDates()
  return ({ firstId, lastId, from, to, problem }) => {
    const when = from && to ? text.seals.between({ from: dateTime(from), to: dateTime(to) }) : ''
    return `${text.seals.brokenAt({ first: firstId, last: lastId, when })} ${text.seals.problems[problem]}`
  }
}

/** Whether a complete check reached the newest seal, which may be too large for the quick check. */
const isCovered = ({ last, check }: Seals): boolean => check?.state === 'whole' && check.upTo === last?.lastId

function State({ seals }: { seals: Seals }) {
  const { last, newest, check } = seals
  const { seals: text } = useAuditWords().text
  if (!last) return <Badge>{text.none}</Badge>
  if (newest?.broken || check?.state === 'broken') return <Badge tone="red">{text.broken}</Badge>
  return newest || isCovered(seals) ? (
    <Badge tone="green">{text.holds}</Badge>
  ) : (
    <Badge tone="yellow">{text.unknown}</Badge>
  )
}

function Figures({ seals }: { seals: Seals }) {
  const { last, unsealed, newest } = seals
  const { seals: text } = useAuditWords().text
  const { dateTime } = useDates()
  if (!last) return text.noneText
  const more = unsealed > UNSEALED_COUNTED
  const checked = newest
    ? newest.broken
      ? ''
      : text.newest({ count: newest.seals, rows: newest.rows })
    : isCovered(seals)
      ? ''
      : text.tooLarge
  return [
    text.last({ at: dateTime(last.sealedAt), row: last.lastId }),
    checked,
    text.waiting({ count: Math.min(unsealed, UNSEALED_COUNTED), more }),
  ].join(' ')
}

/** The result of the last check of all seals, or the progress of a running one. */
function Whole({ check }: { check: NonNullable<Seals['check']> }) {
  const { text, person } = useAuditWords()
  const { dateTime } = useDates()
  const { locale } = useLocale()
  const brokenText = useBrokenText()
  const about = { at: dateTime(check.askedAt), who: person(check.askedBy) }
  if (check.state === 'running')
    return (
      <div role="status" className="space-y-1.5">
        <p className="text-sm">{text.seals.checking({ percent: check.percent })}</p>
        <ProgressBar label={text.seals.progress} value={check.percent} />
      </div>
    )
  if (check.broken)
    return (
      <Notice tone="red">
        {text.seals.found(about)} {brokenText(check.broken)}
      </Notice>
    )
  const rows = check.rows.toLocaleString(locale)
  return <p className="text-sm text-ink-muted">{text.seals.whole({ ...about, seals: check.seals, rows })}</p>
}

/** Shows whether the audit trail is unchanged: checks the newest seals at once, all of them on request. */
export function SealsPanel() {
  const { seals: text } = useAuditWords().text
  const { data, error, isFetching, refetch } = useQuery(sealsQuery)
  const client = useQueryClient()
  const start = useCall(calls.check, {
    failed: text.checkFailed,
    onDone: (seals) => client.setQueryData(sealsQuery.queryKey, seals),
  })
  const brokenText = useBrokenText()
  if (!data)
    return error ? (
      <div className="card mb-5">
        <ErrorState compact onRetry={() => void refetch()} retrying={isFetching} />
      </div>
    ) : (
      <Skeleton className={`mb-5 w-full ${ROOM}`} />
    )
  const running = data.check?.state === 'running'
  return (
    <section aria-label={text.title} className={`card mb-5 space-y-3 p-4 sm:p-5 ${ROOM}`}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <State seals={data} />
        <p className="min-w-0 flex-1 basis-72 text-[0.9375rem] text-ink-muted">
          <Figures seals={data} />
        </p>
        <Button
          variant="ghost"
          size="panel"
          loading={start.isPending || running}
          disabled={!data.last}
          onClick={() => start.mutate({})}
        >
          {text.check}
        </Button>
      </div>
      {data.newest?.broken && <Notice tone="red">{brokenText(data.newest.broken)}</Notice>}
      {data.check && <Whole check={data.check} />}
    </section>
  )
}
