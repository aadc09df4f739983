import { useMemo } from 'react'
import { messages as words } from '#features/messages/words/messages.pt-BR.ts'
import { useDates } from '#web/format/use-dates.ts'
import { useMessages } from '#web/words/locale-provider.tsx'

const DAY_MS = 86_400_000

/** Days and times of messages, in the reader's zone. */
export function useMessageDates() {
  const dates = useDates()
  const text = useMessages('messages', words)
  return useMemo(() => {
    const today = () => dates.date(new Date().toISOString())
    const yesterday = () => dates.date(new Date(Date.now() - DAY_MS).toISOString())
    return {
      time: dates.time,
      /** For a message in a list: its time if it is of today, otherwise its day. */
      short: (at: string): string => (dates.date(at) === today() ? dates.time(at) : dates.date(at)),
      /** The heading between the messages of two days. */
      day: (at: string): string => {
        const day = dates.date(at)
        return day === today() ? text.today : day === yesterday() ? text.yesterday : day
      },
    }
  }, [dates, text])
}
