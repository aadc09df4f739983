import { CalendarClock, TriangleAlert } from 'lucide-react'
import { registrations } from '#features/registrations/words/registrations.pt-BR.ts'
import { useDates } from '#web/format/use-dates.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { Timeline } from './timeline.tsx'

type Props = { timeline: Timeline; note: string | null }

/** For a dark background: when the company should be ready, why it is late, and the team's reason for the status. */
export function TimelineNotes({ timeline: { expected, late, turn }, note }: Props) {
  const text = useMessages('registrations', registrations)
  const dates = useDates()
  const [from, to] = expected ? [dates.date(expected.from), dates.date(expected.to)] : []
  const said =
    !from || !to ? text.noExpected : from === to ? text.expectedOn({ at: to }) : text.expectedBetween({ from, to })
  return (
    <>
      {turn && (
        <p className="flex items-center gap-2 text-sm text-mar-200">
          <CalendarClock size={17} aria-hidden="true" className="shrink-0" />
          {said}
        </p>
      )}
      {note && !late && (
        <p className="mt-3 rounded-md bg-white/10 p-3.5 text-[0.9375rem] break-words">
          {text.teamReason({ reason: note })}
        </p>
      )}
      {late && (
        <div className="mt-3 flex items-start gap-3 rounded-md bg-urucum-100 p-3.5 text-[0.9375rem] text-urucum-700">
          <TriangleAlert size={19} aria-hidden="true" className="mt-0.5 shrink-0" />
          <div className="min-w-0 break-words">
            <p className="font-semibold">{text.late({ days: late.days })}</p>
            <p>{text.because[late.because]}</p>
            {late.reason && <p>{text.teamReason({ reason: late.reason })}</p>}
          </div>
        </div>
      )}
    </>
  )
}
