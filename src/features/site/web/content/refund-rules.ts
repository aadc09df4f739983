import type { RuleLine } from '#features/refunds/rules/rule-lines.ts'
import { writtenRows } from './written-rows.ts'

const drawing: RuleLine = { as: 'rule', stage: '{{stage}}', price: '{{price}}', stateFee: '{{stateFee}}' }

/** What comes back at which stage, as the office has it. */
export const refundRuleLines = (): readonly RuleLine[] => writtenRows('refundRules', drawing)
