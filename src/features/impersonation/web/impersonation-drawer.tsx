import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { auditCalls } from '#features/audit/contract.ts'
import { useAuditWords } from '#features/audit/web/use-audit-words.ts'
import { impersonations as words } from '#features/impersonation/words/impersonations.pt-BR.ts'
import { RoleBadge } from '#features/people/web/person-badges.tsx'
import { useDates } from '#web/format/use-dates.ts'
import { PagedList } from '#web/lists/paged-list.tsx'
import { pagedQuery } from '#web/lists/paged-query.ts'
import { usePagedRows } from '#web/lists/use-paged-rows.ts'
import { Badge } from '#web/ui/badge.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { FactList } from '#web/ui/fact-list.tsx'
import { RecordDrawer } from '#web/ui/record-drawer.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { Impersonation } from './queries.ts'
import { useLasted } from './use-lasted.ts'

/** The audit rows grow while the impersonation lasts, so they are read again on every visit. */
const doneQuery = (id: string) => pagedQuery(auditCalls.list, { impersonation: id, limit: 20 }, { staleTime: 0 })

type Drawer = Pick<ComponentProps<typeof RecordDrawer>, 'onClose' | 'onPrevious' | 'onNext' | 'returnFocusTo'>

/** One impersonation: both people, reason, duration and what was done meanwhile. */
export default function ImpersonationDrawer({ of, ...drawer }: Drawer & { of: Impersonation }) {
  const { shared, list: text } = useMessages('impersonations', words)
  const { dateTime } = useDates()
  const lasted = useLasted()
  return (
    <RecordDrawer
      title={text.drawer({ name: of.as.name })}
      badges={
        <>
          <RoleBadge role={of.as.role} />
          {!of.endedAt && <Badge tone="yellow">{text.now}</Badge>}
        </>
      }
      {...drawer}
    >
      <div className="space-y-6">
        <FactList
          className="gap-x-6 sm:grid-cols-2"
          facts={[
            [shared.who, of.by.name],
            [text.columns.as, of.as.name],
            [text.columns.started, dateTime(of.startedAt)],
            [text.ended, of.endedAt ? dateTime(of.endedAt) : text.endsBy({ at: dateTime(of.until) })],
            [text.columns.lasted, lasted(of)],
            [text.how, of.endedBy && text.ends[of.endedBy]],
          ]}
        />
        <FactList className="" facts={[[shared.reason, of.reason]]} />
        <Done of={of} />
      </div>
    </RecordDrawer>
  )
}

/** The audit rows of the impersonation. */
function Done({ of }: { of: Impersonation }) {
  const { list: text } = useMessages('impersonations', words)
  const { action, subject } = useAuditWords()
  const { dateTime } = useDates()
  const list = usePagedRows(doneQuery(of.id))
  return (
    <section>
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-[1.0625rem]">{text.doneTitle}</h3>
        <Link
          to={`/admin/audit?pessoa=${of.by.id}`}
          className="inline-flex min-h-11 items-center font-semibold text-mar-700 underline-offset-4 hover:underline md:min-h-8"
        >
          {text.wholeTrail}
        </Link>
      </div>
      {list.failed ? (
        <ErrorState compact title={text.doneFailed} onRetry={list.onRetry} retrying={list.retrying} />
      ) : (
        <PagedList
          list={list}
          loading={<Skeleton className="h-24 w-full" />}
          empty={<EmptyState title={text.nothingDone} text={text.nothingDoneText} />}
        >
          {(rows) => (
            <ul aria-label={text.doneTitle} className="divide-y divide-line">
              {rows.map((entry) => (
                <li key={entry.id} className="py-2.5">
                  <p className="font-medium break-words">{action(entry.action)}</p>
                  <p className="text-sm break-words text-ink-muted">
                    <time dateTime={entry.at}>{dateTime(entry.at)}</time>
                    {entry.subject && entry.subject.type !== 'impersonation' && `, ${subject(entry.subject)}`}
                    {typeof entry.details['call'] === 'string' && `, ${entry.details['call']}`}
                  </p>
                </li>
              ))}
            </ul>
          )}
        </PagedList>
      )}
    </section>
  )
}
