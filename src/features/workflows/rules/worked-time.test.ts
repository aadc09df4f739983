import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LONGEST_STRETCH_MS, stretchEnd } from './worked-time.ts'

const at = (hours: number) => new Date(Date.UTC(2026, 10, 16, 12) + hours * 3_600_000)

test('a stretch ends when it is stopped', () =>
  expect(stretchEnd(at(0), at(2.5))).toEqual({ endedAt: at(2.5), cutOff: false }))
test('a timer left on over night counts a working day', () =>
  expect(stretchEnd(at(0), at(30))).toEqual({ endedAt: at(8), cutOff: true }))
test('a clock that went back gives nothing', () =>
  expect(stretchEnd(at(0), at(-1))).toEqual({ endedAt: at(0), cutOff: false }))

test('no clock makes a stretch negative or longer than a working day', () =>
  fc.assert(
    fc.property(fc.date({ noInvalidDate: true }), fc.date({ noInvalidDate: true }), (start, now) => {
      const ran = stretchEnd(start, now).endedAt.getTime() - start.getTime()
      return ran >= 0 && ran <= LONGEST_STRETCH_MS
    }),
  ))
