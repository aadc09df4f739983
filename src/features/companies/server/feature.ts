import { overview } from '#features/companies/contract.ts'
import { type ServerFeature, serve } from '#server/feature.ts'
import { readOverview } from './read-overview.ts'

export const feature: ServerFeature = {
  calls: {
    overview: serve(overview, {
      read: readOverview,
    }),
  },
}
