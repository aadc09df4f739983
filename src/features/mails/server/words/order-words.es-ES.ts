import type { MailFacts } from '#features/mails/server/facts/mail-facts.ts'
import { invoiceNumber } from '#features/payments/rules/invoice-number.ts'
import { referenceText } from '#reference/words/reference-text.ts'
import { formatsOf } from '#rules/language/formats.ts'
import { oneLine } from '#server/mail/transport/mail-headers.ts'
import type { WordsOf } from './mail-words.ts'

const estimate = ({ stateFeeEstimated }: { stateFeeEstimated: boolean }): string =>
  stateFeeEstimated ? ' (estimación, por confirmar)' : ''

const stateOf = ({ state }: { state: string }): string => referenceText('es_ES', state)

const { dollars } = formatsOf('es_ES')

const orderSummary = ({ order: { companyName, owners, quote } }: MailFacts): string =>
  [
    `Empresa: ${oneLine(companyName)}`,
    `Tipo: ${quote.companyType}`,
    `Estado: ${stateOf(quote)}`,
    `Socios: ${owners}`,
    `Plan ${quote.package.name}: ${dollars(quote.package.price)}`,
    `Tasa del estado${estimate(quote)}: ${dollars(quote.stateFee)}`,
    `Total: ${dollars(quote.total)}`,
  ].join('\n')

const paymentSummary = ({ payment: { companyName, quote } }: MailFacts): string =>
  [
    `Empresa: ${oneLine(companyName)}`,
    `Plan ${quote.package.name}: ${dollars(quote.package.price)}`,
    `Tasa del estado (${stateOf(quote)})${estimate(quote)}: ${dollars(quote.stateFee)}`,
    `Total: ${dollars(quote.total)}`,
  ].join('\n')

export const orderWords: WordsOf<'order-received' | 'payment-confirmed' | 'payment-failed'> = {
  'order-received': (facts) => ({
    subject: `Hemos recibido tu pedido en ${facts.siteName}`,
    paragraphs: [
      `Tu pedido ha llegado al equipo de ${facts.siteName}. Este es el resumen:`,
      orderSummary(facts),
      facts.order.paid
        ? 'No hay nada que pagar. Ya podemos empezar.'
        : 'Siguiente paso: completa el pago en tu panel, si lo has dejado para después. Empezamos en cuanto se confirme.',
    ],
    button: facts.order.paid ? 'Seguir mi pedido' : 'Ver mis pagos',
    notes: ['El plan se paga una sola vez. Las obligaciones anuales del estado son aparte y aparecen en tu panel.'],
  }),
  'payment-confirmed': (facts) => ({
    subject: `Pago confirmado en ${facts.siteName}`,
    paragraphs: [
      'Hemos recibido tu pago. Este es el resumen:',
      paymentSummary(facts),
      facts.payment.papers === 0
        ? 'Nuestro equipo ya puede empezar. Puedes seguir cada paso en tu panel.'
        : `Siguiente paso: envía ${facts.payment.papers === 1 ? 'el documento que falta' : `los ${facts.payment.papers} documentos que faltan`}. Con ellos, nuestro equipo presenta el registro.`,
    ],
    button: facts.payment.papers === 0 ? 'Seguir mi pedido' : 'Enviar documentos',
    notes: [`La factura ${invoiceNumber(facts.payment.paymentId)} va adjunta en PDF.`],
  }),
  'payment-failed': (facts) => ({
    subject: `Tu pago en ${facts.siteName} no se ha completado`,
    paragraphs: [
      'El pago de tu pedido no se ha aceptado y no se ha cobrado nada. El pedido sigue guardado:',
      paymentSummary(facts),
      'Siguiente paso: inténtalo otra vez cuando quieras, con la misma tarjeta o con otra.',
    ],
    button: 'Intentarlo otra vez',
    notes: ['Si vuelve a fallar, habla con tu banco o con nuestro soporte.'],
  }),
}
