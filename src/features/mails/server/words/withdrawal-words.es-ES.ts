import type { MailFacts } from '#features/mails/server/facts/mail-facts.ts'
import { invoiceNumber } from '#features/payments/rules/invoice-number.ts'
import type { PaidFor } from '#features/purchases/rules/paid-for.ts'
import { withdrawalLaw } from '#features/refunds/rules/withdrawal-law.ts'
import { referenceText } from '#reference/words/reference-text.ts'
import { formatsOf } from '#rules/language/formats.ts'
import { oneLine } from '#server/mail/transport/mail-headers.ts'
import type { WordsOf } from './mail-words.ts'

const { dollars, moment } = formatsOf('es_ES')

const boughtAs = ({ kind, quote }: PaidFor): string => {
  if (kind === 'order') return `Plan ${quote.package.name}`
  return quote.kind === 'upgrade' ? `Cambio al plan ${quote.name}` : referenceText('es_ES', quote.name)
}

const summary = ({ withdrawal: { companyName, paidFor, paymentId, declaredAt, timeZone, amountCents } }: MailFacts) =>
  [
    `Empresa: ${oneLine(companyName)}`,
    `Compra: ${boughtAs(paidFor)}`,
    `Factura: ${invoiceNumber(paymentId)}`,
    `Recibido el: ${moment(declaredAt, timeZone)}`,
    `Importe que se devuelve: ${dollars(amountCents)}`,
  ].join('\n')

export const withdrawalWords: WordsOf<'withdrawal-received'> = {
  'withdrawal-received': (facts) => ({
    subject: `Hemos recibido tu desistimiento en ${facts.siteName}`,
    paragraphs: [
      `Este es el comprobante de tu desistimiento dentro de ${withdrawalLaw.days} días, según el artículo 49 del código del consumidor de Brasil:`,
      summary(facts),
      'Todo lo que quedaba del pago vuelve por el mismo medio con el que pagaste. Te avisaremos cuando el importe se haya devuelto.',
      ...(facts.withdrawal.atState
        ? [
            'El pedido se cierra. La empresa ya está en el estado y sigue existiendo allí, con sus obligaciones, hasta que se disuelva: acuérdalo con nuestro equipo en Soporte.',
          ]
        : []),
    ],
    button: 'Ver mis pagos',
    notes: ['Guarda este mensaje. Si no has sido tú quien ha desistido, habla con nuestro soporte.'],
  }),
}
