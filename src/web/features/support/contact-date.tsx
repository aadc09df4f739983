import { useLocale, useMessages } from '#web/messages/locale-provider.tsx'

export function ContactDate({ at }: { at: string }) {
  const { locale } = useLocale()
  const text = useMessages('support')
  const moment = new Date(at)
  const date = moment.toLocaleDateString(locale, { day: '2-digit', month: '2-digit', year: 'numeric' })
  const time = moment.toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' })
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {text.at({ date, time })}
    </time>
  )
}
