import { expect, test } from 'vitest'
import { reminderFor } from './reminder.ts'

test.each([
  [31, undefined],
  [30, 30],
  [8, 30],
  [7, 7],
  [0, 7],
  [-1, undefined],
])('%i days before: the reminder of %s', (daysLeft, reminder) => expect(reminderFor(daysLeft)).toBe(reminder))
