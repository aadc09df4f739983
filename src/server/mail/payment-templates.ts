import { dollars } from '#domain/payments/dollars.ts'
import { invoiceNumber } from '#domain/payments/invoice-number.ts'
import { oneLine } from '#server/integrations/mail/mail-headers.ts'
import { greet } from './greet.ts'
import type { MailTemplate } from './queue-mail.ts'
import type { MailFacts, Template } from './template.ts'

type PaymentTemplate = Extract<MailTemplate, `payment-${string}`>

const summary = ({ payment: { companyName, quote } }: MailFacts): string =>
  [
    `Empresa: ${oneLine(companyName)}`,
    `Plano ${quote.package.name}: ${dollars(quote.package.price)}`,
    `Taxa do estado (${quote.state}): ${dollars(quote.stateFee)}`,
    `Total: ${dollars(quote.total)}`,
  ].join('\n')

export const paymentTemplates: Record<PaymentTemplate, Template> = {
  'payment-confirmed': {
    essential: true,
    about: 'payment',
    attach: 'invoice',
    write: (facts) => ({
      subject: `Pagamento confirmado na ${facts.siteName}`,
      greeting: greet(facts.name),
      paragraphs: [
        'Recebemos o seu pagamento. Este é o resumo:',
        summary(facts),
        'Nossa equipe já pode começar. Você acompanha cada passo no seu painel.',
      ],
      button: { label: 'Acompanhar meu pedido', url: `${facts.origin}/user/dashboard` },
      notes: [`A fatura ${invoiceNumber(facts.payment.paymentId)} segue em anexo, em PDF.`],
    }),
  },
  'payment-failed': {
    essential: true,
    about: 'payment',
    write: (facts) => ({
      subject: `Seu pagamento na ${facts.siteName} não foi concluído`,
      greeting: greet(facts.name),
      paragraphs: [
        'O pagamento do seu pedido não foi aceito e nada foi cobrado. O pedido continua guardado:',
        summary(facts),
        'Você pode tentar de novo quando quiser, com o mesmo cartão ou com outro.',
      ],
      button: { label: 'Tentar de novo', url: `${facts.origin}/user/payments` },
      notes: ['Se o erro se repetir, fale com o seu banco ou com o nosso suporte.'],
    }),
  },
}
