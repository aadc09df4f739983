import { Readable } from 'node:stream'
import { cleanFileName } from '#features/documents/rules/file-name.ts'
import type { companyRecord } from '#features/registrations/contract/company-record.ts'
import { readCompanyRecord } from '#features/registrations/server/company-record.ts'
import { loadRegistration } from '#features/registrations/server/load-registration.ts'
import { referenceText } from '#reference/words/reference-text.ts'
import { AppError } from '#rules/errors.ts'
import type { DownloadHandler } from '#server/http/handler.ts'
import { whoReads } from '#server/language/reader.ts'
import { recordPdf } from './record-pdf.ts'
import { recordWords } from './record-words.ts'

/** The PDF with the company's data, which exists only for approved companies. */
export const openRecord: DownloadHandler<typeof companyRecord.pdf> = async (context, { id }) => {
  const { db, now } = context
  const { status } = await loadRegistration(context, id, 'registrations.read')
  if (status !== 'approved') throw new AppError('status_refused')
  const named = db
    .selectFrom('business_registrations as r')
    .innerJoin('company_types as t', 't.id', 'r.company_type_id')
    .innerJoin('states as s', 's.id', 'r.state_id')
    .crossJoin('site_settings as w')
    .select(['r.company_name as name', 't.label as type', 's.name as state', 'w.site_name as siteName'])
    .where('r.id', '=', id)
  const reader = whoReads(context)
  const { state, ...company } = await named.executeTakeFirstOrThrow()
  const pdf = await recordPdf(
    { ...company, state: referenceText(reader.language, state), ...(await readCompanyRecord(db, id)) },
    reader,
    now,
  )
  const fileName = cleanFileName(`${recordWords[reader.language].title} ${company.name.replaceAll('/', '-')}.pdf`)
  return { content: Readable.from([pdf]), fileName, contentType: 'application/pdf' }
}
