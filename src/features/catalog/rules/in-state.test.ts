import { expect, test } from 'vitest'
import { inState } from './in-state.ts'

test.each([
  'na Flórida',
  'na Califórnia',
  'na Carolina do Norte',
  'na Virgínia Ocidental',
  'na Dakota do Sul',
  'no Texas',
  'no Novo México',
  'no Wyoming',
  'em Delaware',
  'em Nova York',
  'em Washington',
])('a sentence says %s', (said) => {
  expect(inState(said.replace(/^\w+ /, ''))).toBe(said)
})
