import { expect, test } from 'vitest'
import { isSafePattern } from './safe-pattern.ts'

const BOUND_MS = 1000

test.each([
  "^[A-Za-z0-9 .,'&\\-()/!+@#$%*:;?]+$",
  "^[A-Za-z0-9 &,.'-]+$",
  '^[a-z]+ (LLC|Inc)$',
  '^[^<>]{3,80}$',
  '^\\w+\\s+$',
])('%s is taken and quick on the longest name', (source) => {
  expect(isSafePattern(source)).toBe(true)
  const start = performance.now()
  for (const name of ['a'.repeat(300), `${'a '.repeat(150)}!`, ' '.repeat(300)]) new RegExp(source).test(name)
  expect(performance.now() - start).toBeLessThan(BOUND_MS)
})

test.each([
  '',
  '[a-z',
  '^(a+)+$',
  '^([a-z ]+)*$',
  '^(a|a){2,}$',
  '^(a|aa)+$',
  '^(.*)(.*)(.*)(.*)x$',
  '^.*.*.*x$',
  '^(?=.*a).*$',
  '^(a)\\1+$',
  '^(?<x>a)\\k<x>$',
  `^${'a'.repeat(300)}$`,
])('%s is refused', (source) => {
  expect(isSafePattern(source)).toBe(false)
})
