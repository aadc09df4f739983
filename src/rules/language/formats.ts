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

/** Cache by language, form and time zone: creating a formatter takes a hundred times as long as using it, and needs memory. */
const made = new Map<string, Intl.DateTimeFormat>()
function datesIn(tag: string, form: keyof typeof forms, timeZone: string): Intl.DateTimeFormat {
  const key = `${tag} ${form} ${timeZone}`
  const known = made.get(key)
  if (known) return known
  const format = new Intl.DateTimeFormat(tag, { ...forms[form], timeZone })
  made.set(key, format)
  return format
}

/** Formats of money and dates in mails, notifications and PDFs, by language (L1, G41). */
export function formatsOf(language: Language) {
  const tag = languageTag[language]
  return {
    /** `US$ 1.234,50`, `$1,234.50` or `1234,50 US$`. */
    dollars: (cents: number): string =>
      new Intl.NumberFormat(tag, { style: 'currency', currency: 'USD' }).format(cents / 100),
    /** A calendar day such as `2027-05-01` is formatted in UTC, because it is the same day in every time zone. */
    calendarDay: (day: string): string => datesIn(tag, 'long', 'UTC').format(new Date(day)),
    day: (at: Date, timeZone: TimeZone): string => datesIn(tag, 'long', timeZone).format(at),
    shortDay: (at: Date, timeZone: TimeZone): string => datesIn(tag, 'short', timeZone).format(at),
    /** Includes the name of the time zone, because the reader may be travelling. */
    moment: (at: Date, timeZone: TimeZone): string => datesIn(tag, 'moment', timeZone).format(at),
  }
}
