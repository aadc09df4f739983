import type { Db } from '#server/db/connect.ts'
import type { MailAttachment } from '#server/integrations/mail/mail.ts'
import type { Reader } from '#server/language/reader.ts'
import { invoicePdf } from './invoice-pdf.ts'

export async function invoiceAttachment(db: Db, paymentId: string, reader: Reader): Promise<MailAttachment> {
  const { number, pdf } = await invoicePdf(db, paymentId, reader)
  return { name: `${number}.pdf`, contentType: 'application/pdf', content: pdf }
}
