import { withdrawalLaw } from '#features/refunds/rules/withdrawal-law.ts'
import type { TranslationOf } from '#rules/language/translation.ts'
import type { refunds as portuguese } from './refunds.pt-BR.ts'

const { days } = withdrawalLaw

export const refunds: TranslationOf<typeof portuguese> = {
  stages: {
    before_filing: 'Before filing with the state',
    after_filing: 'After filing with the state',
    refused_by_state: 'Refused by the state',
    approved: 'Company formed',
    service_waiting: 'Separate service, not started',
    service_started: 'Separate service, in progress',
    service_done: 'Separate service, delivered',
  },
  figures: {
    caption: 'What comes back, in figures',
    part: 'Part',
    paid: 'Charged',
    share: 'Share',
    back: 'Comes back',
    price: 'Our price',
    stateFee: 'State charge',
    before: 'Returned before',
    total: 'Total',
    along:
      'An upgrade that starts from what is returned ends with it. Its amount comes back in the same proportion, without another request:',
  },
  refusals: {
    unpaid: 'This payment was not completed: there is nothing to return.',
    free: 'This order cost nothing: there is nothing to return.',
    refunded: 'This payment was returned in full already.',
    disputed: 'The bank disputed this payment. The refund can only go on once the dispute is over.',
    under_way: 'A refund of this payment is under way already.',
    settled: 'This payment has had the refund that the rule provides.',
    nothing: 'By the rule of this stage there is no amount to return.',
    over: `The ${days} days for withdrawing are over.`,
  },
  states: {
    requested: 'Refund being reviewed',
    sending: 'Refund on its way',
    failed: 'Refund on its way',
    paid: 'Refund completed',
    refused: 'Refund refused',
    withdrawn: 'Request withdrawn',
  },
  returned: 'Your bank sent the money back. We send it again and tell you.',
  ask: 'Ask for a refund',
  askOf: ({ company }) => `Ask for a refund: ${company}`,
  rule: ({ stage, price, stateFee }) =>
    `Stage today: ${stage}. By the rule, ${price} of our price and ${stateFee} of the state fee come back.`,
  terms: 'See the rules in the terms',
  ends: 'If the refund is approved, the order of the company is closed.',
  sameWay: 'The amount goes back the way it was paid.',
  withdrawal: {
    page: `Until ${days} days after the charge you can withdraw from the purchase at any stage and get everything back. Later, what comes back depends on the stage of the order.`,
    act: 'Withdraw from purchase',
    actOf: ({ company }) => `Withdraw from purchase: ${company}`,
    until: ({ day }) => `You can withdraw until ${day}`,
    right: ({ day }) =>
      `By Brazilian law (article 49 of the consumer code) you can withdraw until ${day}, at any stage and without a reason. All that is left of the payment comes back:`,
    follows:
      'The work on this purchase ends and the amount goes back the way it was charged. The receipt is sent to your e-mail at once. Services that you bought separately have their own button.',
    stays:
      'The company is at the state already and stays there, with its duties, until it is dissolved. Please arrange that with our team in Support.',
    confirm: ({ amount }) => `Withdraw and get ${amount} back`,
    done: 'Withdrawal recorded. The receipt was sent to your e-mail',
    failed: 'The withdrawal was not recorded',
    declared: ({ day }) => `You withdrew on ${day}`,
    better: ({ day }) =>
      `Until ${day} you can also withdraw from the purchase and get everything back, at any stage. To do so, close this and use Withdraw from purchase.`,
    over: ({ day }) => `The ${days} days for withdrawing ended on ${day}. Now the rule of the stage counts.`,
    takeBack: 'Keep the purchase',
    takeBackOf: ({ company }) => `Keep the purchase: ${company}`,
    takeBackText: ({ amount }) =>
      `The withdrawal no longer counts, the ${amount} do not come back, and the work goes on. Within the period you can withdraw again.`,
    takenBack: 'The purchase goes on',
    states: {
      requested: 'Withdrawal recorded',
      sending: 'Return on its way',
      failed: 'Return on its way',
      paid: 'All returned',
      refused: 'Return closed',
      withdrawn: 'Purchase kept',
    },
  },
  reason: 'Why do you want the refund?',
  confirm: ({ amount }) => `Ask for ${amount} back`,
  done: 'Request for a refund sent',
  failed: 'The request was not sent',
  loadFailed: 'The refund could not be worked out',
  listFailed: 'The refunds could not be loaded',
  withdraw: 'Withdraw request',
  withdrawOf: ({ company }) => `Withdraw request: ${company}`,
  withdrawText: ({ amount }) =>
    `The request for ${amount} back no longer counts, and the work on your company goes on.`,
  withdrawn: 'Request for a refund withdrawn',
  withdrawFailed: 'The request was not withdrawn',
  why: ({ reason }) => `Reason: ${reason}`,
  creditNote: ({ number }) => `Download credit note ${number}`,
  amount: ({ amount }) => `${amount} back`,
}
