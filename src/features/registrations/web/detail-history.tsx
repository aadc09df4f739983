import { processDetail } from '#features/registrations/words/registrations.pt-BR.ts'
import { teamRegistrations } from '#features/registrations/words/team-registrations.pt-BR.ts'
import { useDates } from '#web/format/use-dates.ts'
import { PagedList } from '#web/lists/paged-list.tsx'
import { usePagedRows } from '#web/lists/use-paged-rows.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { DetailPart } from './detail-part.tsx'
import { activityQuery } from './queries.ts'
import { useActivityWording } from './use-activity-wording.ts'

/** The activity of a process, newest first: what happened, when, by whom, and the reason if one was given (E2). */
export function DetailHistory({ id }: { id: string }) {
  const { detail: text } = useMessages('teamRegistrations', teamRegistrations)
  const words = useMessages('processDetail', processDetail)
  const dates = useDates()
  const wording = useActivityWording()
  const list = usePagedRows(activityQuery(id))
  return (
    <DetailPart title={text.history}>
      <PagedList
        list={list}
        loading={
          <div role="status">
            <span className="sr-only">{words.loadingHistory}</span>
            <Skeleton className="h-24 w-full" />
          </div>
        }
        empty={null}
      >
        {(rows) => (
          <ol className="space-y-4">
            {rows.map((entry) => (
              <li key={entry.id} className="relative border-l-2 border-line pl-4">
                <span aria-hidden="true" className="absolute top-1.5 -left-[5px] size-2 rounded-full bg-mar-700" />
                {wording(entry).map((line) => (
                  <p key={line} className="font-medium break-words">
                    {line}
                  </p>
                ))}
                {entry.text && (
                  <p className="break-words whitespace-pre-line">
                    {entry.kind === 'noted' ? entry.text : text.reasonGiven({ reason: entry.text })}
                  </p>
                )}
                <p className="text-sm text-ink-muted">
                  {text.by({ at: dates.dateTime(entry.at), name: entry.by ?? text.sides.system })}
                </p>
              </li>
            ))}
          </ol>
        )}
      </PagedList>
    </DetailPart>
  )
}
