import { expect, test } from 'vitest'
import { ALERT_DAYS, alertFor, OVERDUE } from './alerts.ts'

test.each([
  [400, undefined],
  [61, undefined],
  [60, 60],
  // The next run makes up for one that failed on the exact day.
  [59, 60],
  [31, 60],
  [30, 30],
  [8, 30],
  [7, 7],
  [2, 7],
  [1, 1],
  // On the due date the 1-day alert still counts; the duty is overdue from the next day.
  [0, 1],
  [-1, OVERDUE],
  [-365, OVERDUE],
])('with %i days left the alert is %s', (daysLeft, alert) => expect(alertFor(daysLeft)).toBe(alert))

test('a duty that was told of every day gets each alert once, in their order', () => {
  const daily = Array.from({ length: 70 }, (_, passed) => alertFor(66 - passed))
  const changes = daily.filter((alert, at) => alert !== undefined && alert !== daily[at - 1])
  expect(changes).toEqual([...ALERT_DAYS, OVERDUE])
})
