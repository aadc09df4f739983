import { expect, test } from 'vitest'
import { ownReturn } from './own-return.ts'

const origin = 'https://travessia.test'
const own = new Set([origin])

test.each([
  ['/user/dashboard?payment=success', `${origin}/user/dashboard?payment=success`],
  [`${origin}/cadastro?payment=cancelled`, `${origin}/cadastro?payment=cancelled`],
])('%s is ours', (value, url) => {
  expect(ownReturn(value, origin, own)).toBe(url)
})

test.each([
  'https://evil.test/user/dashboard',
  'https://travessia.test.evil.test/',
  'https://travessia.test@evil.test/',
  'http://travessia.test/',
  '//evil.test/',
  '/\\evil.test',
  'javascript:alert(1)',
  'https://travessia.test//evil.test',
  'https://travessia.test/\tx',
  'user/dashboard',
  '',
])('%j is not', (value) => {
  expect(ownReturn(value, origin, own)).toBeUndefined()
})
