import { expect, test } from 'vitest'
import { preparerProblems } from './preparer.ts'

const whole = { preparerName: 'Rui Melo', preparerPtin: 'P01234567' }
const none = { preparerName: null, preparerPtin: null }

test.each([
  ['with both', true, whole, {}],
  ['without either', true, none, { preparerName: 'required', preparerPtin: 'required' }],
  ['without a name', true, { ...whole, preparerName: '' }, { preparerName: 'required' }],
  ['with seven digits', true, { ...whole, preparerPtin: 'P0123456' }, { preparerPtin: 'ptin' }],
  ['with nine digits', true, { ...whole, preparerPtin: 'P012345678' }, { preparerPtin: 'ptin' }],
  ['without the letter', true, { ...whole, preparerPtin: '001234567' }, { preparerPtin: 'ptin' }],
  ['of a small letter', true, { ...whole, preparerPtin: 'p01234567' }, { preparerPtin: 'ptin' }],
  ['where none is needed', false, none, {}],
  ['that is not asked for', false, whole, { preparerName: 'invalid', preparerPtin: 'invalid' }],
])('a preparer %s', (_, needsPtin, preparer, problems) => {
  expect(preparerProblems(needsPtin, preparer)).toEqual(problems)
})
