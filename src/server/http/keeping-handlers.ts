import { dropCalendarAddress, makeCalendarAddress } from '#server/features/duties/calendar-address.ts'
import { listDuties } from '#server/features/duties/list-duties.ts'
import { openCalendar, openCalendarByAddress } from '#server/features/duties/open-calendar.ts'
import { readCalendar } from '#server/features/duties/read-calendar.ts'
import { saveDutyAnswers } from '#server/features/duties/save-answers.ts'
import { setDutyExtension } from '#server/features/duties/set-extension.ts'
import { setDutyStatus } from '#server/features/duties/set-status.ts'
import { listExtras } from '#server/features/extras/list-extras.ts'
import { createExtra, saveExtra } from '#server/features/extras/save-extra.ts'
import { answerTaxStatus } from '#server/features/owners/answer-tax-status.ts'
import { readOwners, saveOwners } from '#server/features/owners/save-owners.ts'
import { applyTruth } from '#server/features/payments/apply-truth.ts'
import { expireOpenSession } from '#server/features/payments/expire-open-session.ts'
import { providerNamed } from '#server/features/payments/find-provider.ts'
import { ownReturns, payFor } from '#server/features/payments/pay-for.ts'
import { readInvoice } from '#server/features/payments/read-invoice.ts'
import { purchaseClosing } from '#server/features/purchases/close-purchase.ts'
import { purchaseCreation } from '#server/features/purchases/create-purchase.ts'
import { finishPurchase } from '#server/features/purchases/finish-purchase.ts'
import { listPurchases } from '#server/features/purchases/list-purchases.ts'
import { type PurchasePayments, purchasePayment } from '#server/features/purchases/pay-purchase.ts'
import { readServices } from '#server/features/purchases/read-services.ts'
import { startPurchase } from '#server/features/purchases/start-purchase.ts'
import { hideRating, replyToRating } from '#server/features/ratings/decide-rating.ts'
import { listRatings, readRating } from '#server/features/ratings/list-ratings.ts'
import { answerRating, readOwnRating, withdrawRating } from '#server/features/ratings/own-rating.ts'
import { askRefund, withdrawRefund } from '#server/features/refunds/ask-refund.ts'
import { creditNotes } from '#server/features/refunds/credit-note.ts'
import { refundApproval, refundRetry, refundStart, refuseRefund } from '#server/features/refunds/decide-refund.ts'
import { declareWithdrawal } from '#server/features/refunds/declare-withdrawal.ts'
import { listRefunds, readRefund } from '#server/features/refunds/list-refunds.ts'
import { previewRefund } from '#server/features/refunds/preview-refund.ts'
import { listEditedRules, listPublicRules, saveRule } from '#server/features/refunds/rules.ts'
import { resumeRenewal } from '#server/features/renewals/resume-renewal.ts'
import { stopRenewal } from '#server/features/renewals/stop-renewal.ts'
import type { Handlers } from './mount.ts'

const payments: PurchasePayments = { payFor, ownReturns, expireOpenSession }
const money = { providerNamed, applyTruth }

/** The calls about keeping a company once it is formed. */
export const keepingHandlers: Pick<
  Handlers,
  'duties' | 'extras' | 'owners' | 'purchases' | 'ratings' | 'refunds' | 'renewals'
> = {
  owners: { read: readOwners, save: saveOwners, answer: answerTaxStatus },
  extras: { list: listExtras, create: createExtra, save: saveExtra },
  purchases: {
    ofRegistration: readServices,
    create: purchaseCreation(payments),
    pay: purchasePayment(payments),
    cancel: purchaseClosing(payments),
    list: listPurchases,
    start: startPurchase,
    finish: finishPurchase,
  },
  renewals: { stop: stopRenewal, resume: resumeRenewal },
  duties: {
    list: listDuties,
    ofRegistration: readCalendar,
    setStatus: setDutyStatus,
    setExtension: setDutyExtension,
    saveAnswers: saveDutyAnswers,
    file: openCalendar,
    makeAddress: makeCalendarAddress,
    dropAddress: dropCalendarAddress,
    byAddress: openCalendarByAddress,
  },
  ratings: {
    own: readOwnRating,
    answer: answerRating,
    withdraw: withdrawRating,
    list: listRatings,
    read: readRating,
    reply: replyToRating,
    hide: hideRating,
  },
  refunds: {
    rules: listPublicRules,
    editedRules: listEditedRules,
    saveRule,
    list: listRefunds,
    read: readRefund,
    preview: previewRefund,
    ask: askRefund,
    declareWithdrawal,
    withdraw: withdrawRefund,
    start: refundStart(money),
    approve: refundApproval(money),
    refuse: refuseRefund,
    retry: refundRetry(money),
    creditNote: creditNotes(readInvoice),
  },
}
