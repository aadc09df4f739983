import { expect, test } from 'vitest'
import { reconnectMs } from './live.ts'

test('pages that lost the same node come back over a whole second, later ones over ten (T11)', () => {
  const spread = (failures: number) => [
    reconnectMs(failures, 0),
    reconnectMs(failures, 0.5),
    reconnectMs(failures, 0.999),
  ]
  expect(spread(0)).toEqual([500, 1000, 1499])
  expect(spread(1)).toEqual([1000, 2000, 2998])
  expect(spread(3)).toEqual(spread(30))
  expect(spread(3).map(Math.round)).toEqual([5000, 10_000, 14_990])
})
