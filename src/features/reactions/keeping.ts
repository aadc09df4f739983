import { reverseCommission } from '#features/commissions/server/reverse-commission.ts'
import { tellOffice } from '#server/live/tell-office.ts'
import {
  calendarRevoked,
  calendarShared,
  dutiesDue,
  dutiesMoved,
  dutyAnswered,
  dutyExtended,
  dutyStatusChanged,
  factSaved,
} from './duties.ts'
import { ownersChanged } from './owners.ts'
import { paymentRefunded } from './payments.ts'
import {
  companyDissolved,
  dissolutionTakenBack,
  purchaseCancelled,
  purchaseFell,
  purchaseFinished,
  purchaseOrdered,
  purchasePaid,
  purchaseRefunded,
  purchaseStarted,
  renewalResumed,
  renewalStopped,
  renewalsNear,
} from './purchases.ts'
import { ratingAnswered, ratingDecided, ratingsAsked, ratingWithdrawn } from './ratings.ts'
import type { Reactions } from './reactions.ts'
import {
  orderRefunded,
  refundApproved,
  refundAsked,
  refundFailed,
  refundPaid,
  refundRefused,
  refundRetried,
  refundStarted,
  refundWithdrawn,
  withdrawalDeclared,
} from './refunds.ts'

/** What follows once a company is formed: its duties, what is bought for it, and money that goes back. */
export const keepingReactions = {
  'duties.due': dutiesDue,
  'duties.moved': dutiesMoved,
  'duty.statusChanged': dutyStatusChanged,
  'duty.extended': dutyExtended,
  'duty.answered': dutyAnswered,
  'owners.changed': ownersChanged,
  'calendar.shared': calendarShared,
  'calendar.revoked': calendarRevoked,
  'fact.saved': factSaved,
  'purchase.ordered': purchaseOrdered,
  'purchase.paid': purchasePaid,
  'purchase.started': purchaseStarted,
  'purchase.finished': purchaseFinished,
  'purchase.cancelled': purchaseCancelled,
  'purchase.fell': purchaseFell,
  'renewal.stopped': renewalStopped,
  'renewal.resumed': renewalResumed,
  'renewals.near': renewalsNear,
  'company.dissolved': companyDissolved,
  'company.dissolutionTakenBack': dissolutionTakenBack,
  'extra.changed': (tx, { extraId }) =>
    tellOffice(tx, 'packages.changed', { extraId }, { who: 'extras.manage', also: [] }),
  'payment.refunded': async (tx, of) => {
    await reverseCommission(tx, of.registrationId)
    await purchaseRefunded(tx, of, { decided: false, withdrawn: false })
    await paymentRefunded(tx, of)
  },
  'refund.asked': refundAsked,
  'refund.withdrawn': refundWithdrawn,
  'refund.withdrawalDeclared': withdrawalDeclared,
  'refund.approved': refundApproved,
  'refund.started': refundStarted,
  'refund.retried': refundRetried,
  'refund.refused': refundRefused,
  'refund.paid': async (tx, of) => {
    await purchaseRefunded(tx, of, { decided: true, withdrawn: of.ground === 'withdrawal' })
    await refundPaid(tx, of)
  },
  'refund.failed': refundFailed,
  'registration.refunded': orderRefunded,
  'ratings.asked': ratingsAsked,
  'rating.answered': ratingAnswered,
  'rating.withdrawn': ratingWithdrawn,
  'rating.decided': ratingDecided,
} satisfies Partial<Reactions>
