import { Check, X } from 'lucide-react'
import type { Output } from '#contract/route.ts'
import type { overview } from '#features/companies/contract.ts'
import { registrations } from '#features/registrations/words/registrations.pt-BR.ts'
import { useDates } from '#web/format/use-dates.ts'
import { useMessages } from '#web/words/locale-provider.tsx'

type Company = NonNullable<Output<typeof overview.read>['company']>
export type Timeline = Company['timeline']
type StageEntry = Timeline['stages'][number]

const circles = {
  done: 'bg-ipe-400 text-mar-950',
  current: 'bg-areia-50 text-mar-950 outline-3 -outline-offset-3 outline-ipe-400',
  upcoming: 'bg-mar-700 text-mar-200',
} as const
// The line is solid up to the stage that the order has reached.
const lines = {
  done: 'border-solid border-ipe-400',
  current: 'border-solid border-ipe-400',
  upcoming: 'border-dotted border-mar-500',
} as const

/** For a dark background: every stage with its date, and who acts next. A row on a wide screen, a column on a phone. */
export function ProcessTimeline({ timeline }: { timeline: Timeline }) {
  const text = useMessages('registrations', registrations)
  return (
    <ol aria-label={text.timeline} className="flex flex-col sm:flex-row">
      {timeline.stages.map((entry, at) => (
        <Stage key={entry.stage} entry={entry} number={at + 1} first={at === 0} turn={timeline.turn} />
      ))}
    </ol>
  )
}

type StageProps = { entry: StageEntry; number: number; first: boolean; turn: Timeline['turn'] }

function Stage({ entry: { stage, state, at }, number, first, turn }: StageProps) {
  const text = useMessages('registrations', registrations)
  const dates = useDates()
  const Mark = stage === 'rejected' ? X : Check
  return (
    <li
      aria-current={state === 'current' ? 'step' : undefined}
      className="relative flex flex-1 items-start gap-3 pb-4 last:pb-0 sm:flex-col sm:items-center sm:gap-0 sm:pb-0 sm:text-center"
    >
      {!first && (
        <span
          aria-hidden="true"
          className={`absolute -top-4 left-[13px] h-4 border-l-[3px] sm:top-[13px] sm:right-1/2 sm:left-[-50%] sm:h-0 sm:border-t-[3px] sm:border-l-0 ${lines[state]}`}
        />
      )}
      <span
        aria-hidden="true"
        className={`relative z-10 grid size-[29px] shrink-0 place-items-center rounded-full text-[0.8125rem] font-bold ring-[5px] ring-mar-900 ${circles[state]}`}
      >
        {state === 'done' ? <Mark size={16} strokeWidth={3} /> : number}
      </span>
      <span className="pt-0.5 sm:pt-2.5">
        <span className={`block text-sm font-semibold ${state === 'upcoming' ? 'text-mar-200' : ''}`}>
          {text.stages[stage]}
          <span className="sr-only">, {text.states[state]}</span>
        </span>
        {at && (
          <time dateTime={at} className="block text-[0.8125rem] text-mar-200">
            {dates.date(at)}
          </time>
        )}
        {state === 'current' && turn && (
          <span className="block text-[0.8125rem] font-semibold text-ipe-300">{text.turn[turn]}</span>
        )}
      </span>
    </li>
  )
}
