import { expect, test } from 'vitest'
import { isLiveKey, keyHint, keyPairProblem, secretKeyProblem, stripeKeyTexts } from './stripe-keys.ts'

test.each([
  ['', stripeKeyTexts.secretMissing],
  ['pk_test_abcd1234', stripeKeyTexts.swapped],
  ['rk_live_abcd1234', undefined],
  ['rk_prod_abcd1234', stripeKeyTexts.secretPrefix],
  ['sk_abcd1234', stripeKeyTexts.secretPrefix],
  ['sk_test_abcd 1234', stripeKeyTexts.spaces],
  ['sk_test_abcd1234', undefined],
  ['sk_live_abcd1234', undefined],
])('the secret key %j', (key, problem) => {
  expect(secretKeyProblem(key)).toBe(problem)
})

test.each([
  ['', 'pk_test_abcd', stripeKeyTexts.bothNeeded],
  ['sk_test_abcd', '', stripeKeyTexts.bothNeeded],
  ['pk_test_abcd', 'sk_test_abcd', stripeKeyTexts.swapped],
  ['sk_test_abcd', 'sk_test_abcd', stripeKeyTexts.swapped],
  ['sk_test_abcd', 'abcd', stripeKeyTexts.publishablePrefix],
  ['sk_test_abcd', 'pk_test_ab cd', stripeKeyTexts.spaces],
  ['sk_test_abcd', 'pk_live_abcd', stripeKeyTexts.differentModes],
  ['sk_live_abcd', 'pk_live_abcd', undefined],
  ['rk_live_abcd', 'pk_live_abcd', undefined],
  ['rk_test_abcd', 'pk_live_abcd', stripeKeyTexts.differentModes],
])('the pair %j and %j', (secretKey, publishableKey, problem) => {
  expect(keyPairProblem(secretKey, publishableKey)).toBe(problem)
})

test('a hint tells the mode and four characters', () => {
  expect(keyHint('sk_live_1234567890abcd')).toBe('sk_live_…abcd')
  expect(['sk_live_abcd', 'sk_test_abcd', 'rk_live_abcd', 'rk_test_abcd'].map(isLiveKey)).toEqual([
    true,
    false,
    true,
    false,
  ])
})
