import type { Db } from '#server/db/connect.ts'
import type { MailAttachment } from '#server/integrations/mail/mail.ts'
import { invoicePdf } from './invoice-pdf.ts'

export async function invoiceAttachment(db: Db, paymentId: string): Promise<MailAttachment> {
  const { number, pdf } = await invoicePdf(db, paymentId)
  return { name: `${number}.pdf`, contentType: 'application/pdf', content: pdf }
}
