import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { asciiName, canBeFiled, nameKey } from './company-name.ts'
import { DESIGNATORS, IGNORED_WORDS, NUMBER_WORDS } from './name-words.ts'

const file = new URL('../../../reference/data/naming-rules.json', import.meta.url)
const vector = z.object({ a: z.string(), b: z.string(), keyA: z.string(), keyB: z.string(), conflict: z.boolean() })
const step = z.object({
  order: z.number(),
  values: z.array(z.string()).optional(),
  map: z.record(z.string(), z.string()).optional(),
})
const { normalisation } = z
  .object({ normalisation: z.object({ steps: z.array(step), testVectors: z.array(vector).min(10) }) })
  .parse(JSON.parse(readFileSync(file, 'utf8')))
const stepNumber = (order: number) => normalisation.steps.find((each) => each.order === order)

describe('the key by which registries compare names', () => {
  it.each(normalisation.testVectors)('tells $a and $b apart or not', ({ a, b, keyA, keyB, conflict }) => {
    expect([nameKey(a), nameKey(b)]).toEqual([keyA, keyB])
    expect(nameKey(a) === nameKey(b)).toBe(conflict)
  })

  it('uses the words of the reference data', () => {
    expect(DESIGNATORS).toEqual(stepNumber(5)?.values)
    expect(IGNORED_WORDS).toEqual(stepNumber(6)?.values)
    expect(Object.fromEntries(NUMBER_WORDS)).toEqual(stepNumber(7)?.map)
  })

  it('is never empty for a name with a letter', () => {
    for (const name of ['LLC', 'The Company LLC', 'A', 'S LLC', '日本 LLC']) expect(nameKey(name)).not.toBe('')
  })
})

describe('the name for US filings', () => {
  it.each([
    ['Café São João Comércio, LLC', 'Cafe Sao Joao Comercio, LLC'],
    ['Irmãos Straßer & Cia — Ltda', 'Irmaos Strasser & Cia - Ltda'],
    ['Pão d’Água 1ª Linha', "Pao d'Agua 1a Linha"],
    ['Plain Name Inc.', 'Plain Name Inc.'],
    ['日本', ''],
  ])('of %s is %s', (name, ascii) => expect(asciiName(name)).toBe(ascii))

  it('has a letter or a digit, or there is nothing to file', () => {
    expect(['Água', '3M', '日本 A'].every(canBeFiled)).toBe(true)
    expect(['日本', '!!!', ' . '].some(canBeFiled)).toBe(false)
  })
})
