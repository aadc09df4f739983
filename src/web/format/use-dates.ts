import { useMemo } from 'react'
import { useSession } from '#web/session/use-session.ts'
import { useLocale, useSharedMessages } from '#web/words/locale-provider.tsx'
import { dayText, timeText } from './dates.ts'

/** Date formats of the panels, in the reader's language and chosen time zone. */
export function useDates() {
  const { locale } = useLocale()
  const zone = useSession().user?.timeZone
  const text = useSharedMessages()
  return useMemo(() => {
    const date = (at: string): string => dayText(at, locale, zone)
    const time = (at: string): string => timeText(at, locale, zone)
    return {
      date,
      time,
      /** dd/MM/yyyy às HH:mm (G41), in the order of the reader's language. */
      dateTime: (at: string): string => text.dateAt({ date: date(at), time: time(at) }),
    }
  }, [locale, zone, text])
}
