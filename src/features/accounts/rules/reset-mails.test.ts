import { expect, test } from 'vitest'
import { mayMailResetLink } from './reset-mails.ts'

const now = new Date('2026-06-15T12:00:00Z')
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000)

test('a link that was just sent stands, and three an hour are enough', () => {
  expect(mayMailResetLink([], now)).toBe(true)
  expect(mayMailResetLink([ago(49)], now)).toBe(false)
  expect(mayMailResetLink([ago(60), ago(120)], now)).toBe(true)
  expect(mayMailResetLink([ago(60), ago(120), ago(3000)], now)).toBe(false)
})

test('a mail of another node counts, one from the time of a clock that was days ahead does not', () => {
  expect(mayMailResetLink([ago(-3)], now)).toBe(false)
  expect(mayMailResetLink([ago(-200_000), ago(-199_000), ago(-198_000)], now)).toBe(true)
})
