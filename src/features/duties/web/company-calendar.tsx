import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { duties } from '#features/duties/words/duties.pt-BR.ts'
import { SourceLinks } from '#features/facts/web/source-links.tsx'
import { useDates } from '#web/format/use-dates.ts'
import { useOpenRecord } from '#web/lists/use-open-record.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useLocale, useMessages } from '#web/words/locale-provider.tsx'
import { CalendarCard } from './calendar-card.tsx'
import { DutyList } from './duty-list.tsx'
import { type Calendar, calendarQuery } from './queries.ts'
import { QuestionsCard } from './questions-card.tsx'
import { TaxStatusCard, TaxStatusNotice } from './tax-status-card.tsx'
import { YearStrip } from './year-strip.tsx'

const DutyDrawer = lazy(() => import('./duty-drawer.tsx'))

/** Query parameter of the open duty, so that it can be linked. */
export const OPEN_DUTY = 'obrigacao'

/** The calendar of one company, as its customer sees it. */
export function CompanyCalendar({ id }: { id: string }) {
  const text = useMessages('duties', duties)
  const query = useQuery(calendarQuery(id))
  const { open, onOpen, drawer } = useOpenRecord(OPEN_DUTY, query.data?.items)
  if (!query.data && query.isError)
    return (
      <div className="card">
        <ErrorState onRetry={() => void query.refetch()} retrying={query.isFetching} />
      </div>
    )
  if (!query.data)
    return (
      <div role="status" className="space-y-4">
        <span className="sr-only">{text.loading}</span>
        <Skeleton className="h-28 w-full max-lg:hidden" />
        <Skeleton className="h-96 w-full" />
      </div>
    )
  return (
    <>
      <Shown id={id} calendar={query.data} onOpen={onOpen} />
      {open && (
        <Suspense>
          <DutyDrawer key={open} id={open} registrationId={id} {...drawer} />
        </Suspense>
      )}
    </>
  )
}

function Shown({ id, calendar, onOpen }: { id: string; calendar: Calendar; onOpen: (id: string) => void }) {
  const text = useMessages('duties', duties)
  if (!calendar.formedOn)
    return (
      <div className="space-y-6">
        <div className="card">
          <EmptyState title={text.missing} text={text.missingText} />
        </div>
        <TaxStatusCard id={id} calendar={calendar} />
      </div>
    )
  return (
    <div className="space-y-6">
      <Basis calendar={calendar} />
      <TaxStatusNotice calendar={calendar} />
      <YearStrip items={calendar.items} onOpen={onOpen} />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <DutyList items={calendar.items} onOpen={onOpen} />
        <div className="grid gap-6 md:max-xl:grid-cols-2">
          <TaxStatusCard id={id} calendar={calendar} />
          <QuestionsCard key={calendar.answers.updatedAt} id={id} calendar={calendar} />
          <div className="space-y-6">
            <CalendarCard id={id} calendar={calendar} />
            <Exempt calendar={calendar} />
            <AskAccountant calendar={calendar} />
          </div>
        </div>
      </div>
    </div>
  )
}

/** Shows which data the calendar is computed from, and whether the plan includes alerts (K1). */
function Basis({ calendar }: { calendar: Calendar }) {
  const text = useMessages('duties', duties)
  const { locale } = useLocale()
  const { date } = useDates()
  const { companyType: type, state, formedOn, owners, fiscalYearEnd, alerts } = calendar
  const month = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2026, fiscalYearEnd - 1, 15)),
  )
  return (
    <p className="text-[0.9375rem] text-ink-muted">
      {text.basis({ type, state, day: formedOn ? date(formedOn) : '', owners })} {text.fiscalYear({ month })}{' '}
      {alerts ? text.alertsOn : text.alertsOff}
    </p>
  )
}

/** Unverified forms are listed by name only, without a day or an amount. */
function AskAccountant({ calendar: { askAccountant } }: { calendar: Calendar }) {
  const text = useMessages('duties', duties)
  if (askAccountant.length === 0) return null
  return (
    <Card title={text.ask.title} text={text.ask.text}>
      <ul translate="no" className="list-disc space-y-1 pl-5">
        {askAccountant.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Card>
  )
}

function Exempt({ calendar }: { calendar: Calendar }) {
  const text = useMessages('duties', duties)
  const { date } = useDates()
  if (calendar.notRequired.length === 0) return null
  return (
    <Card title={text.exempt.title}>
      <ul className="space-y-3">
        {calendar.notRequired.map(({ code, name, sources, checkedOn }) => (
          <li key={code}>
            <p translate="no" className="font-semibold">
              {name}
            </p>
            <p className="mb-1 text-[0.9375rem]">{text.exempt[code]}</p>
            <SourceLinks sources={sources} none={text.card.noSource} most={1} />
            {checkedOn && <p className="text-sm text-ink-muted">{text.card.checkedOn({ day: date(checkedOn) })}</p>}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-ink-muted">{text.general}</p>
    </Card>
  )
}
