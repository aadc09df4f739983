import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { documentTypeNameIn } from '#features/documents/rules/document-names.ts'
import type { Language } from '#rules/language/preferences.ts'
import { holdAccounts } from '#server/auth/hold-account.ts'
import { type Context, type Services, systemContext } from '#server/context.ts'
import { keepFile, type NewVersion } from '#server/files/keep-file.ts'
import { type Reader, readerIn } from '#server/language/reader.ts'
import { openSheet } from '#server/pdf/sheet.ts'
import { writable } from '#server/pdf/typeface.ts'

const fileNames: Record<Language, string> = {
  pt_BR: 'objetivo-da-empresa.pdf',
  en_US: 'business-purpose.pdf',
  es_ES: 'objeto-de-la-empresa.pdf',
}
type Purpose = { documentId: string; customerId: string; company: string; purpose: string; reader: Reader }

/** The required document about the business purpose, as long as it has no file; otherwise undefined. */
async function findPurpose(context: Context, registrationId: string): Promise<Purpose | undefined> {
  const row = await context.db
    .selectFrom('documents as d')
    .innerJoin('business_registrations as r', 'r.id', 'd.business_registration_id')
    .leftJoin('user_preferences as u', 'u.user_id', 'r.user_id')
    .select(['d.id as documentId', 'r.user_id as customerId', 'r.company_name as company'])
    .select(['r.business_purpose as purpose', 'u.language', 'u.time_zone'])
    .where('r.id', '=', registrationId)
    .where('d.document_type', '=', sql.lit('business_purpose'))
    .where('d.required', '=', sql.lit(true))
    .where('d.version', '=', 0)
    .executeTakeFirst()
  return row && { ...row, reader: readerIn(row) }
}

async function purposePdf({ company, purpose, reader: { language } }: Purpose): Promise<Buffer> {
  const title = documentTypeNameIn(language, 'business_purpose')
  const { sheet: page, bytes } = await openSheet({ title, language })
  page.font('bold').fontSize(18).text(title)
  page.font('regular').fontSize(12).text(writable(company)).moveDown()
  for (const paragraph of purpose.split(/\n+/)) page.text(writable(paragraph)).moveDown(0.5)
  page.end()
  return bytes
}

async function claim(tx: Context, paper: Purpose, registrationId: string, stored: NewVersion): Promise<void> {
  const { document_id: _, sha256: __, ...file } = stored
  const [customer] = await holdAccounts(tx, [paper.customerId])
  if (!customer || customer.erased_at) throw new NotWanted()
  const by = { uploaded_by: paper.customerId }
  const taken = await tx.db
    .updateTable('documents')
    .set({ ...file, ...by, status: 'submitted', updated_at: tx.now })
    .where('id', '=', paper.documentId)
    .where('version', '=', 0)
    .executeTakeFirst()
  // The customer uploaded a file first, or the order was replaced: the transaction fails, and `keepFile` removes this file.
  if (taken.numUpdatedRows === 0n) throw new NotWanted()
  await tx.db
    .insertInto('document_versions')
    .values({ ...stored, ...by, created_at: tx.now })
    .execute()
  const agent = await tx.db
    .selectFrom('business_registrations')
    .select('assigned_agent_id')
    .where('id', '=', registrationId)
    .executeTakeFirstOrThrow()
  const { documentId, customerId } = paper
  const parties = { documentId, registrationId, customerId, agentId: agent.assigned_agent_id }
  await tx.emit('document.submitted', { ...parties, version: 1 })
}

class NotWanted extends Error {}

/** Makes the document about the purpose from the text of the order; the customer can replace it like any other (C20). */
export async function makePurposePaper(services: Services, registrationId: string): Promise<void> {
  const context = systemContext(services, 'make-purpose-paper')
  const paper = await findPurpose(context, registrationId)
  if (!paper) return
  const content = Readable.from([await purposePdf(paper)])
  const file = { fileName: fileNames[paper.reader.language], contentType: 'application/pdf', content } as const
  const of = { documentId: paper.documentId, version: 1 }
  try {
    await keepFile(context, of, file, (tx, stored) => claim(tx, paper, registrationId, stored))
  } catch (error) {
    if (!(error instanceof NotWanted)) throw error
  }
}
