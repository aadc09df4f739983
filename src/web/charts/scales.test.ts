import { expect, test } from 'vitest'
import { columns, heights } from './scales.ts'

test('columns fill the room between the edges and leave the same gap around each', () => {
  const across = columns(12, { from: 68, to: 520 })
  const gap = across.left(0) - 68
  expect(across.left(1) - across.left(0)).toBeCloseTo(across.step)
  expect(across.left(1) - across.left(0) - across.width).toBeCloseTo(gap)
  expect(across.left(11) + across.width + gap).toBeCloseTo(520)
  expect(across.middle(3)).toBeCloseTo(across.left(3) + across.width / 2)
})

test('heights end at a round figure, also when they grow upwards on the screen', () => {
  const up = heights(87, { from: 196, to: 14 })
  expect(up.ticks).toEqual([0, 20, 40, 60, 80, 100])
  expect([up.at(0), up.at(50), up.at(100)]).toEqual([196, 105, 14])
  expect(heights(4, { from: 0, to: 1 }).ticks).toEqual([0, 1, 2, 3, 4])
})
