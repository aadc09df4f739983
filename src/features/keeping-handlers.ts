import type { Handlers } from '#server/http/mount.ts'
import { dropCalendarAddress, makeCalendarAddress } from './duties/server/calendar-address.ts'
import { listDuties } from './duties/server/list-duties.ts'
import { openCalendar, openCalendarByAddress } from './duties/server/open-calendar.ts'
import { readCalendar } from './duties/server/read-calendar.ts'
import { saveDutyAnswers } from './duties/server/save-answers.ts'
import { setDutyExtension } from './duties/server/set-extension.ts'
import { setDutyStatus } from './duties/server/set-status.ts'
import { answerTaxStatus } from './owners/server/answer-tax-status.ts'
import { readOwners, saveOwners } from './owners/server/save-owners.ts'
import { applyTruth } from './payments/server/apply-truth.ts'
import { expireOpenSession } from './payments/server/expire-open-session.ts'
import { providerNamed } from './payments/server/find-provider.ts'
import { ownReturns, payFor } from './payments/server/pay-for.ts'
import { readInvoice } from './payments/server/read-invoice.ts'
import { purchaseClosing } from './purchases/server/close-purchase.ts'
import { purchaseCreation } from './purchases/server/create-purchase.ts'
import { finishPurchase } from './purchases/server/finish-purchase.ts'
import { listPurchases } from './purchases/server/list-purchases.ts'
import { type PurchasePayments, purchasePayment } from './purchases/server/pay-purchase.ts'
import { readServices } from './purchases/server/read-company-services.ts'
import { resumeRenewal } from './purchases/server/renewals/resume-renewal.ts'
import { stopRenewal } from './purchases/server/renewals/stop-renewal.ts'
import { startPurchase } from './purchases/server/start-purchase.ts'
import { hideRating, replyToRating } from './ratings/server/decide-rating.ts'
import { listRatings, readRating } from './ratings/server/list-ratings.ts'
import { answerRating, readOwnRating, withdrawRating } from './ratings/server/own-rating.ts'
import { askRefund, withdrawRefund } from './refunds/server/ask-refund.ts'
import { creditNotes } from './refunds/server/credit-note.ts'
import { refundApproval, refundRetry, refundStart, refuseRefund } from './refunds/server/decide-refund.ts'
import { declareWithdrawal } from './refunds/server/declare-withdrawal.ts'
import { listRefunds, readRefund } from './refunds/server/list-refunds.ts'
import { previewRefund } from './refunds/server/preview-refund.ts'
import { listEditedRules, listPublicRules, saveRule } from './refunds/server/rules.ts'
import { listExtras } from './services/server/list-services.ts'
import { createExtra, saveExtra } from './services/server/save-service.ts'

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
