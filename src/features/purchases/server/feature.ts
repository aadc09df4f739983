import { purchases, renewals } from '#features/purchases/contract.ts'
import { type ServerFeature, serve } from '#server/feature.ts'
import { daily, type NoPayload } from '#server/jobs/job.ts'
import { cancelPurchase } from './close-purchase.ts'
import { createPurchase } from './create-purchase.ts'
import { finishPurchase } from './finish-purchase.ts'
import { listPurchases } from './list-purchases.ts'
import { payPurchase } from './pay-purchase.ts'
import { reactions } from './reactions.ts'
import { readCompanyServices } from './read-company-services.ts'
import { resumeRenewal } from './renewals/resume-renewal.ts'
import { stopRenewal } from './renewals/stop-renewal.ts'
import { tellRenewals } from './renewals/tell-renewals.ts'
import { startPurchase } from './start-purchase.ts'

declare module '#server/jobs/job.ts' {
  interface JobPayloads {
    'tell-renewals': NoPayload
  }
}

export const feature: ServerFeature = {
  calls: {
    purchases: serve(purchases, {
      ofRegistration: readCompanyServices,
      create: createPurchase,
      pay: payPurchase,
      cancel: cancelPurchase,
      list: listPurchases,
      start: startPurchase,
      finish: finishPurchase,
    }),
    renewals: serve(renewals, {
      stop: stopRenewal,
      resume: resumeRenewal,
    }),
  },
  on: reactions,
  jobs: {
    'tell-renewals': {
      cron: daily('20 11 * * *'),
      lock: 'tell-renewals',
      needsRightClock: true,
      run: ({ context }) => tellRenewals(context),
    },
  },
}
