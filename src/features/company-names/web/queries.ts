import type { Output } from '#contract/route.ts'
import { namingRules } from '#features/company-names/contract.ts'
import { edits } from '#features/edits/contract.ts'
import { rechecks } from '#features/facts/contract/rechecks.ts'
import { queryOf } from '#web/api/call.ts'

export type Rule = Output<typeof namingRules.list>['items'][number]
export const rulesQuery = queryOf(namingRules.list, {})
export const showingRules = [namingRules.list, rechecks.list, edits.list] as const
