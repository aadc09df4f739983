import type { Language, TimeZone } from '#rules/language/preferences.ts'

/** The language and time zone of a person who reads what the server writes: mails, notifications, PDFs (L1). */
export type Reader = { language: Language; timeZone: TimeZone }

/** Readers without an account get Portuguese (L1). */
export const stranger: Reader = { language: 'pt_BR', timeZone: 'America/Sao_Paulo' }

/** The reader of a call's answer, taken from the session without a query. */
export const whoReads = ({ session }: { session: { reader: Reader } | undefined }): Reader =>
  session?.reader ?? stranger

/** The reader of a row that was joined with `user_preferences`. */
export const readerIn = (row: { language: string | null; time_zone: string | null }): Reader =>
  row.language && row.time_zone ? { language: row.language as Language, timeZone: row.time_zone as TimeZone } : stranger
