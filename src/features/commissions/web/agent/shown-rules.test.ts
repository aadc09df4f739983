import { expect, test } from 'vitest'
import type { Rule } from './queries.ts'
import { multipliersOf, placesOf, tableRules } from './shown-rules.ts'

const rule = (companyType: string, stateCode: string, displayOrder: number, more: Partial<Rule> = {}): Rule => ({
  id: `${companyType} ${stateCode}`,
  companyType,
  stateCode,
  state: { NY: 'New York', AL: 'Alabama', TX: 'Texas' }[stateCode] ?? stateCode,
  baseCents: 15_000,
  multiplier: 1.4,
  complexityPercent: 0.15,
  speedPercent: 0.1,
  thresholdDays: 5,
  active: true,
  displayOrder,
  version: 1,
  editedAt: null,
  editedBy: null,
  ...more,
})
const rules = {
  items: [
    rule('Corporation', 'AL', 4),
    rule('Partnership', 'NY', 9),
    rule('LLC', 'AL', 3, { multiplier: 1.2 }),
    rule('LLC', 'NY', 1),
    rule('Corporation', 'NY', 2),
    rule('LLC', 'TX', 0, { active: false }),
  ],
  holes: [{ companyType: 'LLC', stateCode: 'TX', state: 'Texas' }],
}

test('the table has the active rules of LLC and Corporation, in the order of display', () => {
  expect(tableRules(rules).map(({ id }) => id)).toEqual(['LLC NY', 'Corporation NY', 'LLC AL', 'Corporation AL'])
})

test('a state has one multiplier, or one for each type where they differ', () => {
  expect(multipliersOf(rules).map(({ state, values }) => [state, values.map(({ multiplier }) => multiplier)])).toEqual([
    ['New York', [1.4]],
    ['Alabama', [1.2, 1.4]],
  ])
})

test('a place without a rule can be chosen too', () => {
  const { types, states } = placesOf(rules)
  expect(types).toEqual(['LLC', 'Corporation', 'Partnership'])
  expect(states.map(({ label }) => label)).toEqual(['Alabama', 'New York', 'Texas'])
})
