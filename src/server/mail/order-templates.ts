import { oneLine } from '#server/integrations/mail/mail-headers.ts'
import { greet } from './greet.ts'
import type { MailTemplate } from './queue-mail.ts'
import type { MailFacts, Template } from './template.ts'

const dollars = (cents: number): string =>
  new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'USD' }).format(cents / 100)

type OrderTemplate = Extract<MailTemplate, `order-${string}`>

function summary({ order }: MailFacts): string {
  const { companyName, owners, quote } = order
  return [
    `Empresa: ${oneLine(companyName)}`,
    `Tipo: ${quote.companyType}`,
    `Estado: ${quote.state}`,
    `Sócios: ${owners}`,
    `Plano ${quote.package.name}: ${dollars(quote.package.price)}`,
    `Taxa do estado: ${dollars(quote.stateFee)}`,
    `Total: ${dollars(quote.total)}`,
  ].join('\n')
}

export const orderTemplates: Record<OrderTemplate, Template> = {
  'order-received': {
    essential: true,
    about: 'order',
    write: (facts) => ({
      subject: `Recebemos seu pedido na ${facts.siteName}`,
      greeting: greet(facts.name),
      paragraphs: [
        `Seu pedido chegou à equipe da ${facts.siteName}. Este é o resumo:`,
        summary(facts),
        facts.order.paid
          ? 'Não há nada a pagar. Já podemos começar.'
          : 'Começamos assim que o pagamento for confirmado. Se ele ficou para depois, você pode concluí-lo no seu painel.',
      ],
      button: facts.order.paid
        ? { label: 'Acompanhar meu pedido', url: `${facts.origin}/user/dashboard` }
        : { label: 'Ver meus pagamentos', url: `${facts.origin}/user/payments` },
      notes: ['O plano é pago uma única vez. As obrigações anuais do estado são à parte e aparecem no seu painel.'],
    }),
  },
}
