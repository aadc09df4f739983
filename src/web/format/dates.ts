// A date without a time, such as a version of the terms, is the same day in every time zone.
const isPlainDay = (at: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(at)

/** dd/MM/yyyy in Portuguese and Spanish, MM/dd/yyyy in English; without a time zone the browser's own is used. */
export const dayText = (at: string, locale: string, timeZone: string | undefined): string =>
  new Date(at).toLocaleDateString(locale, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: isPlainDay(at) ? 'UTC' : timeZone,
  })

/** HH:mm, with AM or PM in English. */
export const timeText = (at: string, locale: string, timeZone: string | undefined): string =>
  new Date(at).toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit', timeZone })
