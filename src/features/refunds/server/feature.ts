import { refunds } from '#features/refunds/contract.ts'
import { type ServerFeature, serve } from '#server/feature.ts'
import { askRefund, withdrawRefund } from './ask-refund.ts'
import { openCreditNote } from './credit-note.ts'
import { approveRefund, refuseRefund, retryRefund, startRefund } from './decide-refund.ts'
import { declareWithdrawal } from './declare-withdrawal.ts'
import { listRefunds, readRefund } from './list-refunds.ts'
import { previewRefund } from './preview-refund.ts'
import { reactions } from './reactions.ts'
import { listEditedRules, listPublicRules, saveRule } from './rules.ts'

export const feature: ServerFeature = {
  calls: {
    refunds: serve(refunds, {
      rules: listPublicRules,
      editedRules: listEditedRules,
      saveRule,
      list: listRefunds,
      read: readRefund,
      preview: previewRefund,
      ask: askRefund,
      declareWithdrawal,
      withdraw: withdrawRefund,
      start: startRefund,
      approve: approveRefund,
      refuse: refuseRefund,
      retry: retryRefund,
      creditNote: openCreditNote,
    }),
  },
  on: reactions,
}
