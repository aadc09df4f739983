import { useQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { people } from '#features/people/words/people.pt-BR.ts'
import { useDates } from '#web/format/use-dates.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RecordDrawer } from '#web/ui/record-drawer.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { Asked } from './access-dialog.tsx'
import { RoleBadge, StateBadge } from './person-badges.tsx'
import { PersonEdit } from './person-edit.tsx'
import { PersonBusiness } from './person-records.tsx'
import { PersonSignIns } from './person-sign-ins.tsx'
import { PersonTraces } from './person-traces.tsx'
import { type PersonDetail, personQuery, recordsQuery } from './queries.ts'
import { RecordPart } from './record-part.tsx'
import { useMay } from './use-may.ts'

type OnAsk = (asked: Asked) => void
type Props = {
  id: string
  onAsk: OnAsk
  onClose: () => void
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
  returnFocusTo: RefObject<HTMLElement | null>
}

export function PersonDrawer({ id, onAsk, ...drawer }: Props) {
  const { page: text } = useMessages('people', people)
  const { data, error, isFetching, refetch } = useQuery(personQuery(id))
  const gone = error?.status === 404 || error?.status === 400
  return (
    <RecordDrawer
      {...drawer}
      title={data?.name ?? text.title}
      {...(data ? { description: data.email } : {})}
      badges={
        data && (
          <span className="inline-flex flex-wrap gap-1.5">
            <RoleBadge role={data.role} />
            <StateBadge disabled={data.disabled} />
          </span>
        )
      }
    >
      {!data && !error && <Skeleton className="h-40 w-full" />}
      {gone && <Notice tone="red">{text.gone}</Notice>}
      {error && !gone && !data && <ErrorState compact onRetry={() => void refetch()} retrying={isFetching} />}
      {data && !gone && <PersonBody person={data} onAsk={onAsk} />}
    </RecordDrawer>
  )
}

function PersonBody({ person, onAsk }: { person: PersonDetail; onAsk: OnAsk }) {
  const { shared, page: text } = useMessages('people', people)
  const may = useMay()
  const records = useQuery(recordsQuery(person.id))
  return (
    <>
      <RecordPart title={text.profile}>
        <PersonFacts person={person} />
      </RecordPart>
      <RecordPart title={shared.edit}>
        {may.edit(person) ? (
          <PersonEdit person={person} />
        ) : (
          <p className="text-[0.9375rem] text-ink-muted">{may.isOwn(person) ? text.ownAccount : text.beyond}</p>
        )}
      </RecordPart>
      {may.decide(person) && (
        <RecordPart title={text.access}>
          <Access person={person} onAsk={onAsk} />
        </RecordPart>
      )}
      <Loaded query={records} rows={3}>
        {(data) => <PersonBusiness person={person} records={data} />}
      </Loaded>
      {may.seeSignIns(person) && <PersonSignIns person={person} />}
      {records.data && <PersonTraces person={person} records={records.data} />}
    </>
  )
}

function Access({ person, onAsk }: { person: PersonDetail; onAsk: OnAsk }) {
  const { page: text, ask } = useMessages('people', people)
  const because = person.disabledReason
    ? text.disabledBecause({ reason: person.disabledReason })
    : text.disabledNoReason
  const { dateTime } = useDates()
  const factor = person.factorResetAt ? (['keepFactor'] as const) : (['resetFactor'] as const)
  const offered = person.disabled
    ? (['enable'] as const)
    : (['reset', ...(person.twoFactor ? factor : []), 'sessions', 'disable'] as const)
  return (
    <>
      <p className="mb-3 text-[0.9375rem] break-words text-ink-muted">{person.disabled ? because : text.enabled}</p>
      {person.factorResetAt && (
        <p className="mb-3 text-[0.9375rem] text-ink-muted">
          {text.factorGoes({ at: dateTime(person.factorResetAt) })}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {offered.map((what) => (
          <Button
            key={what}
            variant={what === 'disable' ? 'danger' : 'ghost'}
            size="panel"
            onClick={() => onAsk({ person, what })}
          >
            {ask[what].entry}
          </Button>
        ))}
      </div>
    </>
  )
}

function PersonFacts({ person }: { person: PersonDetail }) {
  const { shared, page: text } = useMessages('people', people)
  const dates = useDates()
  const yes = (value: boolean): string => (value ? text.yes : text.no)
  const facts = [
    { label: shared.phone, value: person.phone || text.noPhone },
    ...(person.region ? [{ label: shared.region, value: person.region }] : []),
    { label: text.since, value: dates.dateTime(person.createdAt) },
    { label: text.emailState, value: yes(person.emailVerified) },
    { label: text.twoFactor, value: yes(person.twoFactor) },
    ...(person.mustChange ? [{ label: text.mustChange, value: text.yes }] : []),
  ]
  return (
    <dl className="grid gap-x-6 gap-y-2 text-[0.9375rem] sm:grid-cols-2">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt className="text-sm text-ink-muted">{label}</dt>
          <dd className="break-words">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
