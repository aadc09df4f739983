import { z } from 'zod'
import { dueRule } from '#features/catalog/rules/due-rule.ts'
import { penalty } from '#features/catalog/rules/penalty.ts'
import { CONFIDENCES } from '#features/catalog/rules/state-guide.ts'
import { checkedOn, type FactRow } from './fact-row.ts'
import { COMPANY_TYPE_IDS, companyTypeName, confidence, readData, source, toCents } from './read-data.ts'

const statement = z.strictObject({
  id: z.string(),
  topic: z.string(),
  topicPt: z.string(),
  appliesTo: z.array(z.string()).optional(),
  data: z.record(z.string(), z.json()),
  summaryPt: z.string().optional(),
  sources: z.array(source),
  asOf: z.string().optional(),
  confidence,
  note: z.string().optional(),
  verified: z.boolean().optional(),
  verifiedByExecution: z.boolean().optional(),
})
type Statement = z.infer<typeof statement>

const calendarRule = z.strictObject({
  id: z.string(),
  appliesTo: z.string(),
  rule: dueRule,
  titlePt: z.string(),
  nameEn: z.string(),
  penalty: penalty.optional(),
  exceptStates: z.array(z.string()).optional(),
  /** The fact that it follows from, and others that belong to it. */
  factId: z.string(),
  alsoFactIds: z.array(z.string()).optional(),
})
const factsFile = z.object({ facts: z.array(statement), calendarRules: z.array(calendarRule) })

/** The company type if exactly one is named: 'LLC (disregarded)' is the LLC, 'A or B' is none. */
function onlyType(appliesTo: string[] = []): string | null {
  const [only, ...others] = appliesTo.flatMap((name) => name.split(' or '))
  const name = companyTypeName.safeParse(only?.split(' ')[0])
  return others.length === 0 && name.success ? COMPANY_TYPE_IDS[name.data] : null
}

function statementFact(scope: 'federal' | 'brazil', fact: Statement): FactRow {
  const { id, topic, topicPt, appliesTo, data, summaryPt, sources, asOf, note, verified } = fact
  return {
    key: `${scope}/${id}`,
    scope,
    state_id: null,
    company_type_id: onlyType(appliesTo),
    kind: scope,
    name: topicPt,
    amount: typeof data['fee'] === 'number' ? toCents(data['fee']) : null,
    // Undefined parts are left out of the stored JSON.
    value: { topic, appliesTo, asOf, note, verified, data },
    summary: summaryPt ?? null,
    sources,
    checked_on: checkedOn(asOf),
    confidence: fact.confidence,
  }
}

const leastSure = (facts: readonly (FactRow | undefined)[]): FactRow['confidence'] =>
  CONFIDENCES.findLast((confidence) => facts.some((fact) => fact?.confidence === confidence)) ?? 'low'

/** When something falls due, with the sources of the facts that it follows from and the least of their confidence. */
function calendarFact(scope: 'federal' | 'brazil', facts: FactRow[], rule: z.infer<typeof calendarRule>): FactRow {
  const { id, appliesTo, titlePt, nameEn, factId, alsoFactIds = [] } = rule
  const [basis, ...others] = [factId, ...alsoFactIds].map((named) => {
    const fact = facts.find(({ key }) => key === `${scope}/${named}`)
    if (!fact) throw new Error(`Reference data ${scope}.json: ${id} names an unknown fact ${named}`)
    return fact
  })
  const value = {
    due: rule.rule,
    frequency: 'annual',
    reportName: nameEn,
    penalty: rule.penalty ?? null,
    exceptStates: rule.exceptStates,
  }
  return {
    ...{ scope, state_id: null, amount: null, kind: 'calendar' },
    key: `${scope}/calendar/${id}`,
    company_type_id: onlyType([appliesTo]),
    name: titlePt,
    value: { ...value, appliesTo, asOf: basis?.value['asOf'], fact: basis?.key },
    summary: [basis, ...others].flatMap((fact) => fact?.summary ?? []).join(' ') || null,
    sources: [basis, ...others].flatMap((fact) => fact?.sources ?? []),
    checked_on: basis?.checked_on ?? null,
    confidence: leastSure([basis, ...others]),
  }
}

function factsOf(scope: 'federal' | 'brazil'): FactRow[] {
  const file = readData(`${scope}.json`, factsFile)
  const facts = file.facts.map((fact) => statementFact(scope, fact))
  return [...facts, ...file.calendarRules.map((rule) => calendarFact(scope, facts, rule))]
}

export const federalFacts = (): FactRow[] => factsOf('federal')
export const brazilFacts = (): FactRow[] => factsOf('brazil')
