import { expect, test } from 'vitest'
import { isOneEditApart } from './edit-distance.ts'

test.each([
  ['bluefox', 'bluefax', true],
  ['bluefox', 'bluefoxx', true],
  ['bluefox', 'luefox', true],
  ['bluefox', 'blufox', true],
  ['a', '', true],
  ['bluefox', 'bluefox', false],
  ['bluefox', 'bleufox', false],
  ['bluefox', 'bluefo', true],
  ['bluefox', 'bluef', false],
  ['abcd', 'badc', false],
])('%s and %s: %s', (a, b, apart) => {
  expect(isOneEditApart(a, b)).toBe(apart)
  expect(isOneEditApart(b, a)).toBe(apart)
})
