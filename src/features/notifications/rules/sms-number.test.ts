import { expect, test } from 'vitest'
import { smsNumber } from './sms-number.ts'

test.each([
  ['+55 11 91234-5678', '+5511912345678'],
  ['(11) 91234-5678', '+5511912345678'],
  ['011 3456-7890', '+551134567890'],
  ['55 11 91234 5678', '+5511912345678'],
  ['+1 (305) 555-0100', '+13055550100'],
])('%s is %s', (phone, number) => expect(smsNumber(phone)).toBe(number))

test.each(['', '1234', '91234-5678', '+0 123 456 789', '+1234567890123456', 'abc'])('%j is no number', (phone) =>
  expect(smsNumber(phone)).toBeUndefined(),
)
