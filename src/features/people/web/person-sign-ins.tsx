import { useQuery } from '@tanstack/react-query'
import { people as calls } from '#features/people/contract.ts'
import { people } from '#features/people/words/people.pt-BR.ts'
import { useDates } from '#web/format/use-dates.ts'
import { useCall } from '#web/forms/use-call.ts'
import { PagedList } from '#web/lists/paged-list.tsx'
import { usePagedRows } from '#web/lists/use-paged-rows.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { devicesQuery, type PersonDetail, personReads, signInsQuery } from './queries.ts'
import { Lines, RecordPart } from './record-part.tsx'
import { useMay } from './use-may.ts'

/** The account's open sessions, each with a button that ends it, and its past sign-ins. */
export function PersonSignIns({ person }: { person: PersonDetail }) {
  const { shared, page: text } = useMessages('people', people)
  const { dateTime } = useDates()
  const may = useMay()
  const devices = useQuery(devicesQuery(person.id))
  const signIns = usePagedRows(signInsQuery(person.id))
  const ending = useCall(calls.endDevice, {
    done: text.deviceEnded,
    failed: text.deviceFailed,
    stale: personReads,
  })
  return (
    <>
      <RecordPart title={text.devices}>
        <Loaded query={devices}>
          {({ items }) => (
            <Lines rows={items} none={text.noDevices} keyOf={({ id }) => id}>
              {(row) => (
                <>
                  <span className="min-w-0 flex-1 basis-48">
                    <span className="flex flex-wrap items-center gap-2 font-medium">
                      {row.device}
                      {row.actingAs && <Badge tone="yellow">{text.actingAs({ name: row.actingAs })}</Badge>}
                    </span>
                    <span className="block text-sm text-ink-muted">
                      {text.deviceActive({ at: dateTime(row.lastActiveAt), ip: row.ip })}
                    </span>
                  </span>
                  {may.decide(person) && (
                    <Button
                      variant="ghost"
                      size="panel"
                      aria-label={text.endNamed({ device: row.device })}
                      loading={ending.isPending && ending.variables.session === row.id}
                      onClick={() => ending.mutate({ id: person.id, session: row.id })}
                    >
                      {shared.end}
                    </Button>
                  )}
                </>
              )}
            </Lines>
          )}
        </Loaded>
      </RecordPart>
      <RecordPart title={text.signIns}>
        <PagedList
          list={signIns}
          loading={<Skeleton className="h-24 w-full" />}
          empty={<p className="text-[0.9375rem] text-ink-muted">{text.noSignIns}</p>}
        >
          {(rows) => (
            <Lines rows={rows} none={text.noSignIns} keyOf={({ id }) => id}>
              {(row) => (
                <>
                  <time dateTime={row.at} className="tabular-nums">
                    {dateTime(row.at)}
                  </time>
                  {row.newDevice && <Badge tone="yellow">{text.newDevice}</Badge>}
                </>
              )}
            </Lines>
          )}
        </PagedList>
      </RecordPart>
    </>
  )
}
