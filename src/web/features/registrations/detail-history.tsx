import { useDates } from '#web/format/use-dates.ts'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { registrations } from '#web/i18n/pt-BR/registrations.ts'
import { teamRegistrations } from '#web/i18n/pt-BR/team-registrations.ts'
import { DetailPart } from './detail-part.tsx'
import type { RegistrationDetail } from './queries.ts'

type Entry = RegistrationDetail['history'][number]

/** What was done, when and by whom, the newest first; the reason where there is one (E2). */
export function DetailHistory({ history }: { history: readonly Entry[] }) {
  const { detail: text } = useMessages('teamRegistrations', teamRegistrations)
  const dates = useDates()
  const wording = useWording()
  return (
    <DetailPart title={text.history}>
      <ol className="space-y-4">
        {history.toReversed().map((entry) => (
          <li key={entry.id} className="relative border-l-2 border-line pl-4">
            <span aria-hidden="true" className="absolute top-1.5 -left-[5px] size-2 rounded-full bg-mar-700" />
            {wording(entry).map((line) => (
              <p key={line} className="font-medium break-words">
                {line}
              </p>
            ))}
            {entry.reason && <p className="break-words">{text.reasonGiven({ reason: entry.reason })}</p>}
            <p className="text-sm text-ink-muted">
              {text.by({ at: dates.dateTime(entry.at), name: entry.by.name ?? text.sides[entry.by.side] })}
            </p>
          </li>
        ))}
      </ol>
    </DetailPart>
  )
}

function useWording(): (entry: Entry) => string[] {
  const { detail: text } = useMessages('teamRegistrations', teamRegistrations)
  const { status } = useMessages('registrations', registrations)
  return ({ from, to, assignedTo }) => {
    if (from === null) return [text.received]
    const given = assignedTo ? [text.given({ name: assignedTo.name })] : []
    return from === to ? given : [...given, text.moved({ from: status[from], to: status[to] })]
  }
}
