import { useDates } from '#web/format/use-dates.ts'

export function NotificationDate({ at }: { at: string }) {
  const dates = useDates()
  return (
    <time dateTime={at} className="text-label text-ink-muted">
      {dates.dateTime(at)}
    </time>
  )
}
