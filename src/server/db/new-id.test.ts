import { expect, test } from 'vitest'
import { z } from 'zod'
import { newId } from './new-id.ts'

const HOUR = 3_600_000
const at = Date.UTC(2026, 10, 16, 5, 25)
const beginning = (now: number) => newId(now).slice(0, 3)

test('ids of one hour begin alike, those of the next hour stand behind them', () => {
  const hour = beginning(at)
  expect(beginning(at + 20 * 60_000)).toBe(hour)
  expect(Number.parseInt(beginning(at + HOUR), 16)).toBe(Number.parseInt(hour, 16) + 1)
})

test('the hours come round after 4,096', () => {
  const first = 4096 * HOUR * 100
  expect(beginning(first)).toBe('000')
  expect(beginning(first - 1)).toBe('fff')
  expect(beginning(at + 4096 * HOUR)).toBe(beginning(at))
})

test('an id is a UUID, and the shown part of it is random behind the hour', () => {
  const ids = Array.from({ length: 500 }, () => newId(at))
  for (const id of ids) expect(z.uuid().safeParse(id).success).toBe(true)
  // Of 500 random numbers below a million, 0.12 pairs are equal on average.
  expect(new Set(ids.map((id) => id.slice(0, 8))).size).toBeGreaterThan(490)
  expect(new Set(ids.map((id) => id.slice(8))).size).toBe(500)
})
