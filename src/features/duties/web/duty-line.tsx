import { useDates } from '#web/format/use-dates.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { Duty } from './queries.ts'
import { useDutyWords } from './use-duty-words.ts'

/** One duty in a list by date: day, name, cost and status; a click opens it. */
export function DutyLine({ duty, onOpen }: { duty: Duty; onOpen: (id: string) => void }) {
  const { text, badge, day, distance, amount } = useDutyWords()
  const { date } = useDates()
  const [tone, label] = badge(duty)
  const far = distance(duty)
  const cost = amount(duty)
  return (
    <li className="border-t border-line first:border-t-0">
      <button
        type="button"
        onClick={() => onOpen(duty.id)}
        className="grid w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-4 py-3.5 text-left hover:bg-areia-50 focus-visible:-outline-offset-3 sm:grid-cols-[8.5rem_minmax(0,1fr)_auto_auto] sm:px-5"
      >
        <span className="max-sm:order-3 max-sm:col-span-2 max-sm:text-sm max-sm:text-ink-muted">
          <span className="font-semibold tabular-nums max-sm:font-medium">{day(duty)}</span>
          {far && <span className="text-sm text-ink-muted sm:block max-sm:ml-1.5">{far}</span>}
        </span>
        <span className="min-w-0">
          <span translate="no" className="font-semibold break-words text-mar-900">
            {duty.name}
          </span>
          <span className="mt-0.5 flex flex-wrap gap-x-2 text-sm text-ink-muted">
            <span>{text.countries[duty.country]}</span>
            <span>{text.period({ year: duty.period })}</span>
            {duty.toleratedUntil && <span>{text.tolerated({ day: date(duty.toleratedUntil) })}</span>}
            {duty.owners.length > 1 && <span>{duty.owners.join(', ')}</span>}
            {duty.dependsOn && <span className="font-semibold text-ipe-700">{text.depends}</span>}
            {duty.unconfirmed && <span className="font-semibold text-ipe-700">{text.unconfirmed}</span>}
            {duty.moved && <span className="font-semibold text-ceu-700">{text.moved}</span>}
          </span>
        </span>
        <span className="max-sm:order-4 max-sm:col-span-2 max-sm:text-sm tabular-nums sm:text-right">{cost}</span>
        <span className="max-sm:order-2 justify-self-end">
          <Badge tone={tone}>{label}</Badge>
        </span>
      </button>
    </li>
  )
}
