import { Readable } from 'node:stream'
import type { contract } from '#contract/index.ts'
import type { Language } from '#domain/accounts/preferences.ts'
import { cleanFileName } from '#domain/documents/file-name.ts'
import { AppError } from '#domain/errors.ts'
import { account } from '#server/context.ts'
import type { DownloadHandler } from '#server/http/mount.ts'
import { readCompanyRecord } from '#server/records/company-record.ts'
import { loadRegistration } from '#server/records/load-registration.ts'
import { recordPdf } from './record-pdf.ts'
import { recordWords } from './record-words.ts'

/** A company has such data once it is approved. */
export const openRecord: DownloadHandler<typeof contract.companyRecord.pdf> = async (context, { id }) => {
  const { db, now } = context
  const { status } = await loadRegistration(context, id, 'registrations.read')
  if (status !== 'approved') throw new AppError('status_refused')
  const named = db
    .selectFrom('business_registrations as r')
    .innerJoin('company_types as t', 't.id', 'r.company_type_id')
    .innerJoin('states as s', 's.id', 'r.state_id')
    .innerJoin('user_preferences as u', (join) => join.on('u.user_id', '=', account(context).id))
    .crossJoin('site_settings as w')
    .select(['r.company_name as name', 't.label as type', 's.name as state', 'w.site_name as siteName', 'u.language'])
    .where('r.id', '=', id)
  const { language: kept, ...company } = await named.executeTakeFirstOrThrow()
  const language = kept as Language
  const pdf = await recordPdf({ ...company, ...(await readCompanyRecord(db, id)) }, language, now)
  const fileName = cleanFileName(`${recordWords[language].title} ${company.name.replaceAll('/', '-')}.pdf`)
  return { content: Readable.from([pdf]), fileName, contentType: 'application/pdf' }
}
