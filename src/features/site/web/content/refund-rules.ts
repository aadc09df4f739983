import type { RuleLine } from '#features/refunds/rules/rule-lines.ts'
import { writtenRows } from './written-rows.ts'

const drawing: RuleLine = { as: 'rule', stage: '{{stage}}', price: '{{price}}', stateFee: '{{stateFee}}' }

/** Refund percentages by stage, from the rows that admins edit. */
export const refundRuleLines = (): readonly RuleLine[] => writtenRows('refundRules', drawing)
