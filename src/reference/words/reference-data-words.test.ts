import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { foreignWords } from '#tests/support/foreign-words.ts'
import { referenceWords } from './reference-words.ts'

type Task = { name: string; description: string; documents_required: string[]; documents_generated: string[] }
type Statement = { id: string; topicPt: string; summaryPt: string; sources: { url: string | null }[] }
type NamingRules = {
  foreignDesignatorsToReject: { reasonPt: string }
  restrictedWords: { requiresPt: string }[]
  forbiddenWords: { reasonPt: string }[]
  length: { stateMax: Record<string, number> }
}

const readData = (name: string) => JSON.parse(readFileSync(`src/reference/data/${name}.json`, 'utf8'))
const others = ['en_US', 'es_ES'] as const

/** The paper names that are the same words in every language. */
const usPapers = ['Operating Agreement', 'Bylaws', 'Partnership Agreement']

/** Per language: a translation that is missing, still Portuguese, or contains words of another language. */
const faults = (text: string): unknown[] =>
  others.flatMap((language) => {
    const words = Object.hasOwn(referenceWords, text) ? referenceWords[text]?.[language] : undefined
    if (!words) return [[text, language, 'missing']]
    if (words === text && !usPapers.includes(text)) return [[text, language, 'the same']]
    return foreignWords(words, language).map((word) => [text, language, word])
  })

test('every text of the workflow templates is known in every language, and in no other', () => {
  const templates: { tasks: Task[] }[] = readData('workflow-templates').templates
  const texts = templates.flatMap(({ tasks }) =>
    tasks.flatMap((task) => [task.name, task.description, ...task.documents_required, ...task.documents_generated]),
  )
  expect(templates).toHaveLength(4)
  expect(texts.flatMap(faults)).toEqual([])
})

test('every service on order, every type and all that the plans bring is known in every language', () => {
  const extras: { name: string; description: string }[] = readData('extras')
  const plans: { features: string[] }[] = readData('packages')
  const types: { description: string }[] = readData('company-types')
  const texts = [
    ...extras.flatMap(({ name, description }) => [name, description]),
    ...plans.flatMap((plan) => plan.features),
    ...types.map(({ description }) => description),
  ]
  expect(extras.length + plans.length).toBeGreaterThan(8)
  expect(texts.flatMap(faults)).toEqual([])
})

test('every reason of the naming rules is known in every language', () => {
  const rules: NamingRules = readData('naming-rules')
  const states: { abbreviation: string; namePt: string }[] = readData('states')
  const reasons = [
    rules.foreignDesignatorsToReject.reasonPt,
    ...rules.restrictedWords.map(({ requiresPt }) => requiresPt),
    ...rules.forbiddenWords.map(({ reasonPt }) => reasonPt),
    ...Object.entries(rules.length.stateMax).map(([code, max]) => {
      const state = states.find(({ abbreviation }) => abbreviation === code)
      return `${state?.namePt}: no máximo ${max} caracteres`
    }),
  ]
  expect(reasons.length).toBeGreaterThan(40)
  expect([...new Set(reasons)].flatMap(faults)).toEqual([])
})

test('the texts of the task that asks the IRS for an overdue EIN are known in every language', () => {
  const texts = [
    'Cobrar o EIN no IRS',
    'O IRS não respondeu ao SS-4 no prazo. Confira a data e o canal do envio, ligue ou reenvie, e anote com quem falou e o que foi dito.',
    'Ficha de acompanhamento do EIN',
    'O EIN chegou.',
  ]
  expect(texts.flatMap(faults)).toEqual([])
})

test('every reason for which the IRS refuses an EIN has its fix and a page of the IRS, both texts in every language', () => {
  const facts: Statement[] = readData('federal').facts
  const reasons = facts.filter(({ id }) => id.startsWith('ein-refusal-'))
  expect(reasons).toHaveLength(12)
  for (const { id, topicPt, summaryPt, sources } of reasons) {
    expect([id, ...faults(topicPt), ...faults(summaryPt)]).toEqual([id])
    expect([id, topicPt.length <= 300, summaryPt.length <= 600]).toEqual([id, true, true])
    expect([id, sources.some(({ url }) => url?.includes('irs.gov'))]).toEqual([id, true])
  }
})
