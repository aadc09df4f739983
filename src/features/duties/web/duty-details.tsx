import { SourceLinks } from '#features/facts/web/source-links.tsx'
import { useDates } from '#web/format/use-dates.ts'
import { useMoney } from '#web/format/use-money.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Calendar, Duty } from './queries.ts'
import { useDutyWords } from './use-duty-words.ts'

type Props = { duty: Duty; calendar: Calendar }

/** Details of a duty: status, due date, cost, owners, why it applies, what to do, and its sources. */
export function DutyDetails({ duty, calendar }: Props) {
  const { text, amount, late, why, todo } = useDutyWords()
  const { date } = useDates()
  const facts = [
    [text.card.due, <Due key="due" duty={duty} />],
    [text.amount, amount({ ...duty, overdue: false }) ?? text.noAmount],
    [text.card.late, late(duty)],
  ] as const
  return (
    <div className="space-y-6">
      <Situation duty={duty} />
      <Changes duty={duty} />
      <dl className="grid gap-4 sm:grid-cols-3">
        {facts.map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-sm text-ink-muted">{label}</dt>
            <dd className="font-semibold break-words">{value}</dd>
          </div>
        ))}
      </dl>
      {duty.owners.length > 0 && (
        <section translate="no">
          <h3 className="mb-1 text-[1.0625rem]">{text.card.owners}</h3>
          <ul className="list-disc pl-5 break-words">
            {duty.owners.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </section>
      )}
      <Part title={text.card.why}>{why(duty, calendar)}</Part>
      <Part title={text.card.todo}>{todo(duty)}</Part>
      <section>
        <h3 className="mb-1 text-[1.0625rem]">{text.card.source}</h3>
        <SourceLinks sources={duty.sources} none={text.card.noSource} />
        <p className="mt-1.5 text-sm text-ink-muted">
          {duty.checkedOn ? text.card.checkedOn({ day: date(duty.checkedOn) }) : text.card.neverChecked} {text.general}
        </p>
      </section>
    </div>
  )
}

function Part({ title, children }: { title: string; children: string }) {
  return (
    <section>
      <h3 className="mb-1 text-[1.0625rem]">{title}</h3>
      <p className="max-w-[62ch]">{children}</p>
    </section>
  )
}

function Due({ duty }: { duty: Duty }) {
  const { text, day, distance } = useDutyWords()
  const { date } = useDates()
  if (!duty.dueOn)
    return `${text.card.announced}${duty.lastAnnounced ? ` ${text.card.lastAnnounced({ day: date(duty.lastAnnounced) })}` : ''}`
  const far = distance(duty)
  return (
    <>
      <time dateTime={duty.dueOn}>{day(duty)}</time>
      {duty.toleratedUntil && (
        <span className="block text-sm font-normal">{text.tolerated({ day: date(duty.toleratedUntil) })}</span>
      )}
      {far && <span className="block text-sm font-normal text-ink-muted">{far}</span>}
    </>
  )
}

/** The status, since when, and the proof or the reason. */
function Situation({ duty }: { duty: Duty }) {
  const { text, badge } = useDutyWords()
  const { date } = useDates()
  const [tone, label] = badge(duty)
  return (
    <div className="space-y-1">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={tone}>{label}</Badge>
        {duty.statusAt && (
          <span className="text-sm text-ink-muted">{text.card.since({ at: date(duty.statusAt) })}</span>
        )}
        <span className="text-sm text-ink-muted">{text.period({ year: duty.period })}</span>
      </p>
      {duty.receipt && (
        <p className="break-words">
          {text.receipt}:{' '}
          <span translate="no" className="font-semibold">
            {duty.receipt}
          </span>
        </p>
      )}
      {duty.document && (
        <p className="break-words">
          {text.document}:{' '}
          <span translate="no" className="font-semibold">
            {duty.document.name}
          </span>
        </p>
      )}
      {duty.reason && (
        <p className="break-words">
          {text.reason}: <span translate="no">{duty.reason}</span>
        </p>
      )}
      {duty.byRule && <p>{text.card.byRule}</p>}
    </div>
  )
}

/** Notices: the previous day and amount of a moved duty, an open question, and an unconfirmed fact (K5). */
function Changes({ duty }: { duty: Duty }) {
  const { text } = useDutyWords()
  const { date } = useDates()
  const money = useMoney()
  const { moved } = duty
  const shown = (day: string | null, cents: number | null): string =>
    [day ? date(day) : text.noDate, moved?.amountCents !== duty.amountCents && cents !== null ? money(cents) : '']
      .filter(Boolean)
      .join(', ')
  return (
    <div className="space-y-3 empty:hidden">
      {moved && (
        <Notice tone="blue">
          {text.card.moved[moved.by]({
            before: shown(moved.dueOn, moved.amountCents),
            now: shown(duty.dueOn, duty.amountCents),
            at: date(moved.at),
          })}
        </Notice>
      )}
      {duty.dependsOn && <Notice tone="blue">{text.card.depends}</Notice>}
      {duty.unconfirmed && <Notice tone="blue">{text.card.unconfirmed}</Notice>}
    </div>
  )
}
