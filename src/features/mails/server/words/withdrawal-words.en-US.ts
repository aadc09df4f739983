import type { MailFacts } from '#features/mails/server/facts/mail-facts.ts'
import { invoiceNumber } from '#features/payments/rules/invoice-number.ts'
import type { PaidFor } from '#features/purchases/rules/paid-for.ts'
import { withdrawalLaw } from '#features/refunds/rules/withdrawal-law.ts'
import { referenceText } from '#reference/words/reference-text.ts'
import { formatsOf } from '#rules/language/formats.ts'
import { oneLine } from '#server/mail/transport/mail-headers.ts'
import type { WordsOf } from './mail-words.ts'

const { dollars, moment } = formatsOf('en_US')

const boughtAs = ({ kind, quote }: PaidFor): string => {
  if (kind === 'order') return `${quote.package.name} plan`
  return quote.kind === 'upgrade' ? `Change to the ${quote.name} plan` : referenceText('en_US', quote.name)
}

const summary = ({ withdrawal: { companyName, paidFor, paymentId, declaredAt, timeZone, amountCents } }: MailFacts) =>
  [
    `Company: ${oneLine(companyName)}`,
    `Purchase: ${boughtAs(paidFor)}`,
    `Invoice: ${invoiceNumber(paymentId)}`,
    `Received on: ${moment(declaredAt, timeZone)}`,
    `Amount to return: ${dollars(amountCents)}`,
  ].join('\n')

export const withdrawalWords: WordsOf<'withdrawal-received'> = {
  'withdrawal-received': (facts) => ({
    subject: `We received your withdrawal at ${facts.siteName}`,
    paragraphs: [
      `This is the receipt of your withdrawal within ${withdrawalLaw.days} days, under article 49 of the Brazilian consumer code:`,
      summary(facts),
      'All that was left of the payment goes back the way you paid. You will be told when the amount has been returned.',
      ...(facts.withdrawal.atState
        ? [
            'The order is closed. The company is at the state already and stays there, with its duties, until it is dissolved: please arrange that with our team in Support.',
          ]
        : []),
    ],
    button: 'See my payments',
    notes: ['Keep this message. If it was not you who withdrew, contact our support.'],
  }),
}
