import { hours } from '#web/content/claims.ts'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { tickets } from '#web/i18n/pt-BR/tickets.ts'

const [week, saturday, sunday] = hours.support
const rows: readonly { day: 'week' | 'saturday' | 'sunday'; opens?: number; closes?: number }[] = [
  { day: 'week', ...week },
  { day: 'saturday', ...saturday },
  { day: 'sunday', ...sunday },
]

export function SupportHours() {
  const { hours: text } = useMessages('tickets', tickets)
  return (
    <>
      <dl className="space-y-2">
        {rows.map(({ day, opens, closes }) => (
          <div key={day} className="flex justify-between gap-4">
            <dt>{text.days[day]}</dt>
            <dd className="font-semibold tabular-nums">
              {opens === undefined || closes === undefined ? text.closed : text.open({ opens, closes })}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-ink-muted">{text.zone}</p>
    </>
  )
}
