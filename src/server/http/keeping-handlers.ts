import { dropCalendarAddress, makeCalendarAddress } from '#server/features/duties/calendar-address.ts'
import { listDuties } from '#server/features/duties/list-duties.ts'
import { openCalendar, openCalendarByAddress } from '#server/features/duties/open-calendar.ts'
import { readCalendar } from '#server/features/duties/read-calendar.ts'
import { saveDutyAnswers } from '#server/features/duties/save-answers.ts'
import { setDutyExtension } from '#server/features/duties/set-extension.ts'
import { setDutyStatus } from '#server/features/duties/set-status.ts'
import { listExtras } from '#server/features/extras/list-extras.ts'
import { createExtra, saveExtra } from '#server/features/extras/save-extra.ts'
import { expireOpenSession } from '#server/features/payments/expire-open-session.ts'
import { payFor } from '#server/features/payments/pay-for.ts'
import { purchaseClosing } from '#server/features/purchases/close-purchase.ts'
import { purchaseCreation } from '#server/features/purchases/create-purchase.ts'
import { finishPurchase } from '#server/features/purchases/finish-purchase.ts'
import { listPurchases } from '#server/features/purchases/list-purchases.ts'
import { type PurchasePayments, purchasePayment } from '#server/features/purchases/pay-purchase.ts'
import { readServices } from '#server/features/purchases/read-services.ts'
import { startPurchase } from '#server/features/purchases/start-purchase.ts'
import { resumeRenewal } from '#server/features/renewals/resume-renewal.ts'
import { stopRenewal } from '#server/features/renewals/stop-renewal.ts'
import type { Handlers } from './mount.ts'

const payments: PurchasePayments = { payFor, expireOpenSession }

/** The calls about keeping a company once it is formed. */
export const keepingHandlers: Pick<Handlers, 'duties' | 'extras' | 'purchases' | 'renewals'> = {
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
}
