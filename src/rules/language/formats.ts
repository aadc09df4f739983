import { languageTag } from './language-tag.ts'
import type { Language, TimeZone } from './preferences.ts'

const forms = {
  long: { dateStyle: 'long' },
  short: { day: '2-digit', month: '2-digit', year: 'numeric' },
  moment: {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** Made once for each language, form and zone: making one takes a hundred times as long as using it, and holds memory meanwhile. */
const made = new Map<string, Intl.DateTimeFormat>()
function datesIn(tag: string, form: keyof typeof forms, timeZone: string): Intl.DateTimeFormat {
  const key = `${tag} ${form} ${timeZone}`
  const known = made.get(key)
  if (known) return known
  const format = new Intl.DateTimeFormat(tag, { ...forms[form], timeZone })
  made.set(key, format)
  return format
}

/** Money and dates as the server writes them in mails, notifications and PDFs of a language (L1, G41). */
export function formatsOf(language: Language) {
  const tag = languageTag[language]
  return {
    /** `US$ 1.234,50`, `$1,234.50` or `1234,50 US$`. */
    dollars: (cents: number): string =>
      new Intl.NumberFormat(tag, { style: 'currency', currency: 'USD' }).format(cents / 100),
    /** A day of the calendar, `2027-05-01`, is the same day in every time zone. */
    calendarDay: (day: string): string => datesIn(tag, 'long', 'UTC').format(new Date(day)),
    day: (at: Date, timeZone: TimeZone): string => datesIn(tag, 'long', timeZone).format(at),
    shortDay: (at: Date, timeZone: TimeZone): string => datesIn(tag, 'short', timeZone).format(at),
    /** With the name of the zone, because the reader may be travelling. */
    moment: (at: Date, timeZone: TimeZone): string => datesIn(tag, 'moment', timeZone).format(at),
  }
}
