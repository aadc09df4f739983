import { announced } from '#features/site/web/content/announced.ts'
import { tickets } from '#features/tickets/words/tickets.pt-BR.ts'
import { useMessages } from '#web/words/locale-provider.tsx'

export function SupportHours() {
  const { hours: text } = useMessages('tickets', tickets)
  const { contactWeek, contactSaturday, contactSunday } = announced().hours
  const rows = [
    { day: 'week', hours: contactWeek },
    { day: 'saturday', hours: contactSaturday },
    { day: 'sunday', hours: contactSunday },
  ] as const
  return (
    <>
      <dl className="space-y-2">
        {rows.map(({ day, hours }) => (
          <div key={day} className="flex justify-between gap-4">
            <dt>{text.days[day]}</dt>
            <dd className="font-semibold tabular-nums">{hours ? text.open(hours) : text.closed}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-ink-muted">{text.zone}</p>
    </>
  )
}
