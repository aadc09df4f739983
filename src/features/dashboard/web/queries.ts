import type { Output } from '#contract/route.ts'
import { officeDashboard } from '#features/dashboard/contract.ts'
import { queryOf } from '#web/api/call.ts'

export const dashboardQuery = queryOf(officeDashboard.read, {})
export type DashboardFigures = Output<typeof officeDashboard.read>
