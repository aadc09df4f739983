import { z } from 'zod'
import { COMPANY_TYPE_IDS, companyTypeName, readData, toCents, usd } from './read-data.ts'
import type { StateRecord } from './state-record.ts'

const task = z.strictObject({
  order: z.int().positive(),
  name: z.string(),
  description: z.string(),
  estimated_hours: z.number().positive(),
  documents_required: z.array(z.string()),
  documents_generated: z.array(z.string()),
  depends_on: z.int().positive().nullable(),
})
const templateFile = z.object({
  templates: z.array(
    z.object({
      company_type: companyTypeName,
      is_active: z.boolean(),
      estimated_total_hours: z.number().positive(),
      tasks: z.array(task).min(1),
    }),
  ),
})
const fraction = z.number().min(0).max(1)
const ruleFile = z.object({
  rules: z.array(
    z.strictObject({
      company_type: companyTypeName,
      state_code: z.string().length(2),
      base_commission: usd,
      state_multiplier: z.number().positive(),
      complexity_bonus_percent: fraction,
      speed_bonus_percent: fraction,
      speed_threshold_days: z.int().positive(),
      is_active: z.boolean(),
      display_order: z.int(),
    }),
  ),
})

export function workflowTemplateRows() {
  return readData('workflow-templates.json', templateFile).templates.map(({ company_type, ...template }) => {
    const id = COMPANY_TYPE_IDS[company_type]
    return { ...template, reference_key: id, company_type_id: id }
  })
}

export function commissionRuleRows(states: StateRecord[]) {
  const stateIds = new Map(states.map(({ abbreviation, id }) => [abbreviation, id]))
  return readData('commission-rules.json', ruleFile).rules.map((rule) => {
    const { company_type, state_code, base_commission, ...rest } = rule
    return {
      ...rest,
      company_type_id: COMPANY_TYPE_IDS[company_type],
      state_id: stateIds.get(state_code),
      base_commission: toCents(base_commission),
    }
  })
}
