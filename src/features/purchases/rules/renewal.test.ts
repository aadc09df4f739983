import { describe, expect, it, test } from 'vitest'
import { dutyCodes } from '#features/duties/rules/duty.ts'
import { daysAfter, daysBetween } from '#rules/days/day.ts'
import { seeded } from '#tests/support/seeded.ts'
import { NOTICE_DAYS, needsSuccessor, noticeDates, noticeFor } from './renewal.ts'

const DUE = '2027-05-01'

describe('the notice before a renewal', () => {
  it.each([
    [400, undefined],
    [61, undefined],
    [60, 60],
    // If the run fails on the day itself, the run of the next day sends the notice.
    [59, 60],
    [31, 60],
    [30, 30],
    [15, 30],
    [14, 14],
    [4, 14],
    [3, 3],
    // On the day itself the last notice still counts; afterwards there is nothing left to decide.
    [0, 3],
    [-1, undefined],
    [-400, undefined],
  ])('with %i days left is that of %s days', (left, days) => {
    expect(noticeFor(daysAfter(DUE, -left), DUE)).toBe(days)
  })

  it('goes out on four days, each of which it is due on', () => {
    expect(noticeDates(DUE)).toEqual(['2027-03-02', '2027-04-01', '2027-04-17', '2027-04-28'])
    expect(noticeDates(DUE).map((day) => noticeFor(day, DUE))).toEqual([...NOTICE_DAYS])
  })

  it('counts leap days', () => {
    expect(noticeDates('2028-03-01')).toEqual(['2028-01-01', '2028-01-31', '2028-02-16', '2028-02-27'])
    expect(noticeDates('2027-03-01')).toEqual(['2026-12-31', '2027-01-30', '2027-02-15', '2027-02-26'])
  })
})

test('whoever looks every day finds each notice once, in their order, whatever the day', () => {
  const random = seeded(163)
  for (let round = 0; round < 300; round++) {
    const due = daysAfter('2026-01-01', random.between(0, 1500))
    const daily = Array.from({ length: 80 }, (_, passed) => noticeFor(daysAfter(due, passed - 70), due))
    const changes = daily.filter((days, at) => days !== undefined && days !== daily[at - 1])
    expect(changes).toEqual([...NOTICE_DAYS])
    // A run that misses days never announces fewer days than are left.
    const today = daysAfter(due, -random.between(0, 70))
    const days = noticeFor(today, due)
    if (days !== undefined) expect(daysBetween(today, due)).toBeLessThanOrEqual(days)
  }
})

test('only a registered agent needs somebody who comes after it', () => {
  expect(dutyCodes.filter(needsSuccessor)).toEqual(['registered_agent'])
  expect(needsSuccessor(null)).toBe(false)
})
