import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bakedFacts, FACTS_FILE } from './make-state-facts.ts'

test('the facts in the prerendered guides are those of the reference data (node scripts/make-state-facts.ts)', () => {
  expect(JSON.parse(readFileSync(FACTS_FILE, 'utf8'))).toEqual(bakedFacts())
})
