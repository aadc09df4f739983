import { commissionRules } from '#features/commissions/contract/commission-rules.ts'
import { commissions } from '#features/commissions/contract.ts'
import { type ServerFeature, serve } from '#server/feature.ts'
import { exportCommissions } from './export-commissions.ts'
import { listCommissions } from './list-commissions.ts'
import { payCommissions } from './pay-commissions.ts'
import { reactions } from './reactions.ts'
import { readEarnings } from './read-earnings.ts'
import { readMonths } from './read-months.ts'
import { changeRules, listRules } from './rules/change-rules.ts'
import { createRule } from './rules/create-rule.ts'

export const feature: ServerFeature = {
  calls: {
    commissionRules: serve(commissionRules, {
      list: listRules,
      change: changeRules,
      create: createRule,
    }),
    commissions: serve(commissions, {
      months: readMonths,
      earnings: readEarnings,
      list: listCommissions,
      export: exportCommissions,
      pay: payCommissions,
    }),
  },
  on: reactions,
}
