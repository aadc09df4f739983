import type { Language, TimeZone } from '#domain/accounts/preferences.ts'
import { languageTag } from './language-tag.ts'

/** Made once for each language, zone and form: making one takes a hundred times as long as using it, and holds memory meanwhile. */
const made = new Map<string, Intl.DateTimeFormat>()
function datesIn(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${tag} ${JSON.stringify(options)}`
  const format = made.get(key) ?? new Intl.DateTimeFormat(tag, options)
  made.set(key, format)
  return format
}

/** Money and dates as the server writes them in mails, notifications and PDFs of a language (L1, G41). */
export function formatsOf(language: Language) {
  const tag = languageTag[language]
  const dates = (options: Intl.DateTimeFormatOptions) => datesIn(tag, options)
  return {
    /** `US$ 1.234,50`, `$1,234.50` or `1234,50 US$`. */
    dollars: (cents: number): string =>
      new Intl.NumberFormat(tag, { style: 'currency', currency: 'USD' }).format(cents / 100),
    /** A day of the calendar, `2027-05-01`, is the same day in every time zone. */
    calendarDay: (day: string): string => dates({ dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day)),
    day: (at: Date, timeZone: TimeZone): string => dates({ dateStyle: 'long', timeZone }).format(at),
    shortDay: (at: Date, timeZone: TimeZone): string =>
      dates({ day: '2-digit', month: '2-digit', year: 'numeric', timeZone }).format(at),
    /** With the name of the zone, because the reader may be travelling. */
    moment: (at: Date, timeZone: TimeZone): string =>
      dates({
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
        timeZoneName: 'short',
        timeZone,
      }).format(at),
  }
}
