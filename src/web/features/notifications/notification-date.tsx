import { useLocale, useMessages } from '#web/messages/locale-provider.tsx'

/** dd/MM/yyyy às HH:mm (spec P1 §9), in the order of the reader's language. */
export function NotificationDate({ at }: { at: string }) {
  const { locale } = useLocale()
  const text = useMessages('notifications')
  const moment = new Date(at)
  const date = moment.toLocaleDateString(locale, { day: '2-digit', month: '2-digit', year: 'numeric' })
  const time = moment.toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' })
  return (
    <time dateTime={at} className="text-label text-ink-muted">
      {text.at({ date, time })}
    </time>
  )
}
