import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { cleanFileName } from '#features/documents/rules/file-name.ts'
import type { duties } from '#features/duties/contract.ts'
import { calendarFile } from '#features/duties/rules/calendar-file.ts'
import { isPending } from '#features/duties/rules/duty.ts'
import { loadRegistration } from '#features/registrations/server/load-registration.ts'
import { AppError } from '#rules/errors.ts'
import { hashOf } from '#server/auth/account-tokens.ts'
import type { Context } from '#server/context.ts'
import type { DownloadHandler } from '#server/http/handler.ts'
import { type Reader, readerIn, whoReads } from '#server/language/reader.ts'
import { entryOf } from './calendar-entry.ts'
import { calendarWords } from './calendar-words.ts'
import { calendarRows } from './read-calendar.ts'

async function fileOf(context: Context, id: string, companyName: string, reader: Reader) {
  const words = calendarWords[reader.language]
  const rows = await calendarRows(context, id)
  const entries = rows.flatMap((row) => (isPending(row.status) ? entryOf(row, reader.language, context.origin) : []))
  const name = `${words.title} ${companyName}`
  const content = calendarFile(name, new URL(context.origin).hostname, entries)
  return {
    content: Readable.from([content]),
    fileName: cleanFileName(`${name.replaceAll('/', '-')}.ics`),
    contentType: 'text/calendar; charset=utf-8',
  }
}

export const openCalendar: DownloadHandler<typeof duties.file> = async (context, { id }) => {
  const { companyName } = await loadRegistration(context, id, 'duties.read')
  return fileOf(context, id, companyName, whoReads(context))
}

/** For calendar programs, which have no session: the secret address gives access to this one calendar and nothing else. */
export const openCalendarByAddress: DownloadHandler<typeof duties.byAddress> = async (context, { token }) => {
  const row = await context.db
    .selectFrom('calendar_addresses as l')
    .innerJoin('business_registrations as r', 'r.id', 'l.business_registration_id')
    .innerJoin('profiles as p', 'p.id', 'r.user_id')
    .leftJoin('user_preferences as u', 'u.user_id', 'r.user_id')
    .select(['r.id', 'r.company_name', 'u.language', 'u.time_zone'])
    .where('l.token_hash', '=', hashOf(token.replace(/\.ics$/, '')))
    .where('p.banned', '=', sql.lit(false))
    .where('p.erased_at', 'is', null)
    .executeTakeFirst()
  if (!row) throw new AppError('not_found')
  await context.db
    .updateTable('calendar_addresses')
    .set({ read_at: context.now })
    .where('business_registration_id', '=', row.id)
    .execute()
  return fileOf(context, row.id, row.company_name, readerIn(row))
}
