import { z } from 'zod'
import { dueRule } from '#domain/catalog/due-rule.ts'
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

const federalFile = z.object({
  facts: z.array(statement),
  calendarRulesCalendarYear: z.array(
    z.strictObject({ id: z.string(), appliesTo: z.string(), rule: dueRule, titlePt: z.string(), factId: z.string() }),
  ),
})
const brazilFile = z.object({ facts: z.array(statement) })

/** The one company type that is meant, when it is one: 'LLC (disregarded)' is the LLC, 'A or B' is none. */
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

export function federalFacts(): FactRow[] {
  const file = readData('federal.json', federalFile)
  const facts = file.facts.map((fact) => statementFact('federal', fact))
  const calendar = file.calendarRulesCalendarYear.map(({ id, appliesTo, rule, titlePt, factId }): FactRow => {
    const basis = facts.find(({ key }) => key === `federal/${factId}`)
    if (!basis) throw new Error(`Reference data federal.json: ${id} names an unknown fact ${factId}`)
    const { sources, checked_on, confidence, scope, state_id } = basis
    return {
      ...{ scope, state_id, sources, checked_on, confidence },
      key: `federal/calendar/${id}`,
      company_type_id: onlyType([appliesTo]),
      kind: 'calendar',
      name: titlePt,
      amount: null,
      value: { due: rule, appliesTo, asOf: basis.value['asOf'], fact: basis.key },
      summary: null,
    }
  })
  return [...facts, ...calendar]
}

export function brazilFacts(): FactRow[] {
  return readData('brazil.json', brazilFile).facts.map((fact) => statementFact('brazil', fact))
}
