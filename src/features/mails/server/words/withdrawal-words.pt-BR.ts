import type { MailFacts } from '#features/mails/server/facts/mail-facts.ts'
import { invoiceNumber } from '#features/payments/rules/invoice-number.ts'
import type { PaidFor } from '#features/purchases/rules/paid-for.ts'
import { withdrawalLaw } from '#features/refunds/rules/withdrawal-law.ts'
import { formatsOf } from '#rules/language/formats.ts'
import { oneLine } from '#server/mail/transport/mail-headers.ts'
import type { WordsOf } from './mail-words.ts'

const { dollars, moment } = formatsOf('pt_BR')

const boughtAs = ({ kind, quote }: PaidFor): string => {
  if (kind === 'order') return `Plano ${quote.package.name}`
  return quote.kind === 'upgrade' ? `Mudança para o plano ${quote.name}` : quote.name
}

const summary = ({ withdrawal: { companyName, paidFor, paymentId, declaredAt, timeZone, amountCents } }: MailFacts) =>
  [
    `Empresa: ${oneLine(companyName)}`,
    `Compra: ${boughtAs(paidFor)}`,
    `Fatura: ${invoiceNumber(paymentId)}`,
    `Recebida em: ${moment(declaredAt, timeZone)}`,
    `Valor a devolver: ${dollars(amountCents)}`,
  ].join('\n')

export const withdrawalWords: WordsOf<'withdrawal-received'> = {
  'withdrawal-received': (facts) => ({
    subject: `Recebemos a sua desistência na ${facts.siteName}`,
    paragraphs: [
      `Este é o comprovante da sua desistência dentro de ${withdrawalLaw.days} dias, pelo art. 49 do Código de Defesa do Consumidor:`,
      summary(facts),
      'Tudo o que restava do pagamento volta pelo mesmo meio em que você pagou. Você recebe um aviso quando o valor for devolvido.',
      ...(facts.withdrawal.atState
        ? [
            'O pedido é encerrado. A empresa já está no estado e continua existindo lá, com as obrigações dela, até ser encerrada: combine isso com a nossa equipe em Suporte.',
          ]
        : []),
    ],
    button: 'Ver meus pagamentos',
    notes: ['Guarde este e-mail. Se não foi você quem desistiu, fale com o nosso suporte.'],
  }),
}
