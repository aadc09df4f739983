import { z } from 'zod'
import { DUTY_FREQUENCIES, dueRule } from '#features/catalog/rules/due-rule.ts'
import { OBLIGATION_TIMES } from '#features/catalog/rules/formation-fee.ts'
import { OWNER_COUNTS } from '#features/duties/rules/duty-fact.ts'
import { confidence, readData, source, usd } from './read-data.ts'

const frequency = z.enum(DUTY_FREQUENCIES)

const obligation = z.strictObject({
  entity: z.enum(['LLC', 'Corporation', 'all']),
  name: z.string(),
  namePt: z.string(),
  when: z.enum(OBLIGATION_TIMES).optional(),
  rule: dueRule.optional(),
  recurring: frequency.optional(),
  amountUsd: usd.nullable(),
  /** The amount is a minimum. */
  atLeast: z.literal(true).optional(),
  owners: z.enum(OWNER_COUNTS).optional(),
  /** Set if its sources differ from those of the state's other data. */
  confidence: confidence.optional(),
  checkedOn: z.iso.date().optional(),
  sources: z.array(source).min(1).optional(),
})

const sharesTax = z.strictObject({
  steps: z.array(z.strictObject({ upTo: z.int(), usd })).min(1),
  furtherShares: z.int(),
  furtherUsd: usd,
  otherMethodFromUsd: usd,
  reportUsd: usd,
})

const stateRecord = z.strictObject({
  id: z.string(),
  namePt: z.string(),
  aliasesPt: z.array(z.string()),
  nameEn: z.string(),
  abbreviation: z.string().length(2),
  llcFilingFeeUsd: usd,
  corporationFilingFeeUsd: usd,
  llcFormationBudgetUsd: usd,
  llcAnnualFeeUsd: usd,
  /** What the report itself costs where the yearly amount is another duty (California's tax). */
  llcReportFeeUsd: usd.optional(),
  llcReportFrequency: frequency,
  llcReportDue: dueRule,
  llcReportName: z.string().nullable(),
  llcLateFeeUsd: usd.nullable(),
  corporationAnnualFeeUsd: usd,
  corporationReportFrequency: frequency,
  corporationReportDue: dueRule,
  corporationLateFeeUsd: usd.optional(),
  corporationLateInterestPercent: z.number().positive().optional(),
  corporationAnnualAtLeast: z.literal(true).optional(),
  corporationSharesTax: sharesTax.optional(),
  formationDocumentName: z.strictObject({ LLC: z.string(), Corporation: z.string() }),
  filingOffice: z.string(),
  llcDesignators: z.array(z.string()).min(1),
  llcDesignatorsConfidence: confidence,
  personalIncomeTax: z.boolean(),
  corporateIncomeTax: z.boolean(),
  stateIncomeTaxNote: z.string(),
  stateIncomeTaxNotePt: z.string(),
  llcPublicationRequired: z.union([z.boolean(), z.literal('conditional')]),
  feeNotes: z.array(z.strictObject({ en: z.string(), pt: z.string() })),
  popular: z.boolean(),
  confidence,
  fieldConfidence: z.record(z.string(), confidence).default({}),
  sources: z.array(source).min(1),
  additionalObligations: z.array(obligation),
})
export type StateRecord = z.infer<typeof stateRecord>

export function readStates(): StateRecord[] {
  return readData('states.json', z.array(stateRecord).length(50))
}
