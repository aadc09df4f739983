import { namingRules } from '#contract/naming-rules.ts'
import { rechecks } from '#contract/rechecks.ts'
import type { Output } from '#contract/route.ts'
import { queryOf } from '#web/api/call.ts'

export type Rule = Output<typeof namingRules.list>['items'][number]
export const rulesQuery = queryOf(namingRules.list, {})
export const showingRules = [namingRules.list, rechecks.list] as const
