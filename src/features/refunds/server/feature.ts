import { refunds } from '#features/refunds/contract.ts'
import { type ServerFeature, serve } from '#server/feature.ts'
import { type NoPayload, often } from '#server/jobs/job.ts'
import { askRefund, withdrawRefund } from './ask-refund.ts'
import { openCreditNote } from './credit-note.ts'
import { approveRefund, refuseRefund, retryRefund, startRefund } from './decide-refund.ts'
import { declareWithdrawal } from './declare-withdrawal.ts'
import { listRefunds, readRefund } from './list-refunds.ts'
import { previewRefund } from './preview-refund.ts'
import { reactions } from './reactions.ts'
import { listEditedRules, listPublicRules, saveRule } from './rules.ts'
import { sendRefunds } from './send-refunds.ts'

declare module '#server/jobs/job.ts' {
  interface JobPayloads {
    'send-refunds': NoPayload
  }
}

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
  jobs: {
    'send-refunds': {
      cron: often('* * * * *'),
      lock: 'send-refunds',
      whenLocked: 'skip',
      run: ({ context }) => sendRefunds(context),
    },
  },
}
