import type { Locale } from '#web/i18n/shape/translation.ts'

/** A day without a time is the same day everywhere. */
export const dayOf = (date: string, locale: Locale): string =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString(locale, { timeZone: 'UTC' })
