import type { MailFacts } from '#features/mails/server/facts/mail-facts.ts'
import { invoiceNumber } from '#features/payments/rules/invoice-number.ts'
import { formatsOf } from '#rules/language/formats.ts'
import { oneLine } from '#server/mail/transport/mail-headers.ts'
import type { WordsOf } from './mail-words.ts'

const estimate = ({ stateFeeEstimated }: { stateFeeEstimated: boolean }): string =>
  stateFeeEstimated ? ' (estimativa, a confirmar)' : ''

const { dollars } = formatsOf('pt_BR')

const orderSummary = ({ order: { companyName, owners, quote } }: MailFacts): string =>
  [
    `Empresa: ${oneLine(companyName)}`,
    `Tipo: ${quote.companyType}`,
    `Estado: ${quote.state}`,
    `Sócios: ${owners}`,
    `Plano ${quote.package.name}: ${dollars(quote.package.price)}`,
    `Taxa do estado${estimate(quote)}: ${dollars(quote.stateFee)}`,
    `Total: ${dollars(quote.total)}`,
  ].join('\n')

const paymentSummary = ({ payment: { companyName, quote } }: MailFacts): string =>
  [
    `Empresa: ${oneLine(companyName)}`,
    `Plano ${quote.package.name}: ${dollars(quote.package.price)}`,
    `Taxa do estado (${quote.state})${estimate(quote)}: ${dollars(quote.stateFee)}`,
    `Total: ${dollars(quote.total)}`,
  ].join('\n')

export const orderWords: WordsOf<'order-received' | 'payment-confirmed' | 'payment-failed'> = {
  'order-received': (facts) => ({
    subject: `Recebemos seu pedido na ${facts.siteName}`,
    paragraphs: [
      `Seu pedido chegou à equipe da ${facts.siteName}. Este é o resumo:`,
      orderSummary(facts),
      facts.order.paid
        ? 'Não há nada a pagar. Já podemos começar.'
        : 'Próximo passo: conclua o pagamento no seu painel, se ele ficou para depois. Começamos assim que ele for confirmado.',
    ],
    button: facts.order.paid ? 'Acompanhar meu pedido' : 'Ver meus pagamentos',
    notes: ['O plano é pago uma única vez. As obrigações anuais do estado são à parte e aparecem no seu painel.'],
  }),
  'payment-confirmed': (facts) => ({
    subject: `Pagamento confirmado na ${facts.siteName}`,
    paragraphs: [
      'Recebemos o seu pagamento. Este é o resumo:',
      paymentSummary(facts),
      facts.payment.papers === 0
        ? 'Nossa equipe já pode começar. Você acompanha cada passo no seu painel.'
        : `Próximo passo: envie ${facts.payment.papers === 1 ? 'o documento que falta' : `os ${facts.payment.papers} documentos que faltam`}. Com eles, nossa equipe dá entrada no registro.`,
    ],
    button: facts.payment.papers === 0 ? 'Acompanhar meu pedido' : 'Enviar documentos',
    notes: [`A fatura ${invoiceNumber(facts.payment.paymentId)} segue em anexo, em PDF.`],
  }),
  'payment-failed': (facts) => ({
    subject: `Seu pagamento na ${facts.siteName} não foi concluído`,
    paragraphs: [
      'O pagamento do seu pedido não foi aceito e nada foi cobrado. O pedido continua guardado:',
      paymentSummary(facts),
      'Próximo passo: tente de novo quando quiser, com o mesmo cartão ou com outro.',
    ],
    button: 'Tentar de novo',
    notes: ['Se o erro se repetir, fale com o seu banco ou com o nosso suporte.'],
  }),
}
