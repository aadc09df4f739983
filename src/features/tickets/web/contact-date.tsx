import { useDates } from '#web/format/use-dates.ts'

export function ContactDate({ at }: { at: string }) {
  const dates = useDates()
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {dates.dateTime(at)}
    </time>
  )
}
