import { officeDashboard } from '#features/dashboard/contract.ts'
import { type ServerFeature, serve } from '#server/feature.ts'
import { readDashboard } from './read-dashboard.ts'

export const feature: ServerFeature = {
  calls: {
    officeDashboard: serve(officeDashboard, {
      read: readDashboard,
    }),
  },
}
