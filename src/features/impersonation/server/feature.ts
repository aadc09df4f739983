import { pastImpersonations } from '#features/impersonation/contract/past-impersonations.ts'
import { impersonation } from '#features/impersonation/contract.ts'
import { type ServerFeature, serve } from '#server/feature.ts'
import { listImpersonations } from './list-impersonations.ts'
import { startImpersonation } from './start.ts'
import { stopImpersonation } from './stop.ts'

export const feature: ServerFeature = {
  calls: {
    impersonation: serve(
      { ...impersonation, ...pastImpersonations },
      {
        list: listImpersonations,
        start: startImpersonation,
        stop: stopImpersonation,
      },
    ),
  },
}
