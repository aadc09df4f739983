import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import { holdAccounts } from '#server/auth/hold-account.ts'
import { type Context, type Services, systemContext } from '#server/context.ts'
import { keepFile, type NewVersion } from '#server/features/documents/keep-file.ts'
import { readFonts, writable } from '#server/pdf/typeface.ts'

const FILE_NAME = 'objetivo-da-empresa.pdf'
type Purpose = { documentId: string; customerId: string; company: string; purpose: string }

/** The paper that the order asks for and nobody has sent yet; undefined when there is none (any more). */
const findPurpose = (context: Context, registrationId: string): Promise<Purpose | undefined> =>
  context.db
    .selectFrom('documents as d')
    .innerJoin('business_registrations as r', 'r.id', 'd.business_registration_id')
    .select(['d.id as documentId', 'r.user_id as customerId', 'r.company_name as company'])
    .select('r.business_purpose as purpose')
    .where('r.id', '=', registrationId)
    .where('d.document_type', '=', sql.lit('business_purpose'))
    .where('d.required', '=', sql.lit(true))
    .where('d.version', '=', 0)
    .executeTakeFirst()

async function purposePdf({ company, purpose }: Purpose): Promise<Buffer> {
  const [{ default: PDFDocument }, fonts] = await Promise.all([import('pdfkit'), readFonts()])
  const info = { Title: 'Objetivo da empresa' }
  const page = new PDFDocument({ size: 'A4', margin: 56, lang: 'pt-BR', displayTitle: true, info })
  const bytes = buffer(page)
  page.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold)
  page.font('bold').fontSize(18).text('Objetivo da empresa')
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
  // The customer was faster, or the order was replaced: this file is not wanted, and goes with the transaction.
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

/** The purpose was typed with the order: its paper is made from that text, and can be replaced like any other (C20). */
export async function makePurposePaper(services: Services, registrationId: string): Promise<void> {
  const context = systemContext(services, 'make-purpose-paper')
  const paper = await findPurpose(context, registrationId)
  if (!paper) return
  const content = Readable.from([await purposePdf(paper)])
  const file = { fileName: FILE_NAME, contentType: 'application/pdf', content } as const
  const of = { documentId: paper.documentId, version: 1 }
  try {
    await keepFile(context, of, file, (tx, stored) => claim(tx, paper, registrationId, stored))
  } catch (error) {
    if (!(error instanceof NotWanted)) throw error
  }
}
