import type { RuleLine } from '#domain/refunds/rule-lines.ts'
import { siteMeta } from './use-site.ts'

/** The server draws it once for each rule (`src/server/static/fill-lists.ts`). */
const drawing: RuleLine = { as: 'rule', stage: '{{stage}}', price: '{{price}}', stateFee: '{{stateFee}}' }

function read(): readonly RuleLine[] {
  try {
    return (JSON.parse(siteMeta()) as { refundRules?: readonly RuleLine[] }).refundRules ?? []
  } catch {
    return [] // the marker itself: this page did not come from the server
  }
}

/** What comes back at which stage, as the office has it; at build time one drawing of a line. */
export const refundRuleLines = (): readonly RuleLine[] =>
  typeof document === 'undefined' && !import.meta.env.DEV ? [drawing] : read()
