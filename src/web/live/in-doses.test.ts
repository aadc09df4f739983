import { expect, test } from 'vitest'
import { inDoses } from './in-doses.ts'

test('three in half a minute, however many ask, and the next once the first is so long ago', () => {
  const may = inDoses(3, 30_000)
  const asked = [0, 10, 20, 30, 5000, 29_999, 30_000, 30_005, 30_010, 60_000]
  expect(asked.filter((now) => may(now))).toEqual([0, 10, 20, 30_000, 30_010, 60_000])
})
