import { sql } from 'kysely'
import { orders } from '#features/orders/contract.ts'
import { type ServerFeature, serve } from '#server/feature.ts'
import { checkNames } from './check-names.ts'
import { countStep } from './count-step.ts'
import { createOrder } from './create-order.ts'
import { clearDraft, readDraft, saveDraft } from './drafts.ts'
import { reactions } from './reactions.ts'

export const feature: ServerFeature = {
  calls: {
    orders: serve(orders, {
      create: createOrder,
      checkNames,
      readDraft,
      saveDraft,
      clearDraft,
      countStep,
    }),
  },
  on: reactions,
  runOut: { wizard_drafts: (now) => sql`expires_at < ${now}` },
}
