import { expect, test } from 'vitest'
import { isProved } from './step-up.ts'

const now = new Date('2026-11-19T12:00:00Z')
const ago = (ms: number) => new Date(now.getTime() - ms)
const MINUTE = 60_000

test('a proof is enough for ten minutes', () => {
  expect(isProved(ago(0), now)).toBe(true)
  expect(isProved(ago(10 * MINUTE - 1), now)).toBe(true)
  expect(isProved(ago(10 * MINUTE), now)).toBe(false)
})

test('without a proof there is none, and a proof of the future is none either', () => {
  expect(isProved(null, now)).toBe(false)
  expect(isProved(ago(-MINUTE), now)).toBe(true)
  expect(isProved(ago(-6 * MINUTE), now)).toBe(false)
})
