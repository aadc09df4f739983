import { expect, test } from 'vitest'
import { type LinedState, stateLists } from './state-lines.ts'

const llc = {
  ...{ companyTypeId: 'llc', formationFeeCents: 11_000, yearlyCostCents: 40_000, yearlyAtLeast: false },
  due: 'Todo ano, até 1º de junho',
}
const delaware: LinedState = {
  ...{ id: 'delaware', name: 'Delaware', popular: true, checkedOn: '2026-09-11' },
  ...{ types: [llc], sources: [{ url: 'https://corp.delaware.gov' }] },
}
const iowa = { ...delaware, id: 'iowa', name: 'Iowa', popular: false }

test('the table has the popular states, and /faq has Delaware, each with source and day', () => {
  const { popularStates, delaware: explained } = stateLists([delaware, iowa])
  expect(popularStates).toEqual(explained)
  expect(explained).toEqual([
    {
      ...{ as: 'state', name: 'Delaware', fee: 'US$ 110,00', yearly: 'US$ 400,00', due: llc.due },
      ...{ url: 'https://corp.delaware.gov', checkedOn: '11/09/2026' },
    },
  ])
})

test('a yearly cost with an unknown part is the least that is paid', () => {
  const { popularStates } = stateLists([{ ...delaware, types: [{ ...llc, yearlyAtLeast: true }] }])
  expect(popularStates[0]?.yearly).toBe('a partir de US$ 400,00')
})

test.each([
  ['fee', { types: [{ ...llc, formationFeeCents: null }] }],
  ['yearly cost', { types: [{ ...llc, yearlyCostCents: null }] }],
  ['source', { sources: [] }],
  ['day', { checkedOn: null }],
])('a state without %s is not shown', (_, without) => {
  expect(stateLists([{ ...delaware, ...without }])).toEqual({ popularStates: [], delaware: [] })
})
