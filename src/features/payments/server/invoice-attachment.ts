import type { Context } from '#server/context.ts'
import type { Reader } from '#server/language/reader.ts'
import type { MailAttachment } from '#server/mail/transport/mail.ts'
import { invoicePdf } from './invoice-pdf.ts'

export async function invoiceAttachment(
  context: Pick<Context, 'db' | 'keys'>,
  paymentId: string,
  reader: Reader,
): Promise<MailAttachment> {
  const { number, pdf } = await invoicePdf(context, paymentId, reader)
  return { name: `${number}.pdf`, contentType: 'application/pdf', content: pdf }
}
