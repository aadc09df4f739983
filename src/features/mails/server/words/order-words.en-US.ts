import type { MailFacts } from '#features/mails/server/facts/mail-facts.ts'
import { invoiceNumber } from '#features/payments/rules/invoice-number.ts'
import { referenceText } from '#reference/words/reference-text.ts'
import { formatsOf } from '#rules/language/formats.ts'
import { oneLine } from '#server/mail/transport/mail-headers.ts'
import type { WordsOf } from './mail-words.ts'

const estimate = ({ stateFeeEstimated }: { stateFeeEstimated: boolean }): string =>
  stateFeeEstimated ? ' (estimate, to be confirmed)' : ''

const stateOf = ({ state }: { state: string }): string => referenceText('en_US', state)

const { dollars } = formatsOf('en_US')

const orderSummary = ({ order: { companyName, owners, quote } }: MailFacts): string =>
  [
    `Company: ${oneLine(companyName)}`,
    `Type: ${quote.companyType}`,
    `State: ${stateOf(quote)}`,
    `Owners: ${owners}`,
    `${quote.package.name} plan: ${dollars(quote.package.price)}`,
    `State fee${estimate(quote)}: ${dollars(quote.stateFee)}`,
    `Total: ${dollars(quote.total)}`,
  ].join('\n')

const paymentSummary = ({ payment: { companyName, quote } }: MailFacts): string =>
  [
    `Company: ${oneLine(companyName)}`,
    `${quote.package.name} plan: ${dollars(quote.package.price)}`,
    `State fee (${stateOf(quote)})${estimate(quote)}: ${dollars(quote.stateFee)}`,
    `Total: ${dollars(quote.total)}`,
  ].join('\n')

export const orderWords: WordsOf<'order-received' | 'payment-confirmed' | 'payment-failed'> = {
  'order-received': (facts) => ({
    subject: `We received your order at ${facts.siteName}`,
    paragraphs: [
      `Your order has reached the ${facts.siteName} team. This is the summary:`,
      orderSummary(facts),
      facts.order.paid
        ? 'There is nothing to pay. We can start now.'
        : 'Next step: complete the payment on your dashboard, if you left it for later. We start as soon as it is confirmed.',
    ],
    button: facts.order.paid ? 'Follow my order' : 'See my payments',
    notes: ['The plan is paid only once. The yearly duties of the state are separate and appear on your dashboard.'],
  }),
  'payment-confirmed': (facts) => ({
    subject: `Payment confirmed at ${facts.siteName}`,
    paragraphs: [
      'We received your payment. This is the summary:',
      paymentSummary(facts),
      facts.payment.papers === 0
        ? 'Our team can start now. You follow every step on your dashboard.'
        : `Next step: send the ${facts.payment.papers === 1 ? 'document that is' : `${facts.payment.papers} documents that are`} still missing. With them, our team files the registration.`,
    ],
    button: facts.payment.papers === 0 ? 'Follow my order' : 'Send documents',
    notes: [`The invoice ${invoiceNumber(facts.payment.paymentId)} is attached as a PDF.`],
  }),
  'payment-failed': (facts) => ({
    subject: `Your payment at ${facts.siteName} was not completed`,
    paragraphs: [
      'The payment of your order was not accepted and nothing was charged. The order is still kept:',
      paymentSummary(facts),
      'Next step: try again whenever you like, with the same card or another one.',
    ],
    button: 'Try again',
    notes: ['If it fails again, talk to your bank or to our support.'],
  }),
}
