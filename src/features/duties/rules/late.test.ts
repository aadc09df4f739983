import { expect, test } from 'vitest'
import { dutyStatuses } from './duty.ts'
import { isOverdue, lateAmount } from './late.ts'

test.each([
  ['2027-05-02', true],
  // On its due date a duty is still in time.
  ['2027-05-01', false],
  ['2027-04-30', false],
])('on %s a report of the 1st of May is overdue: %s', (today, overdue) => {
  expect(isOverdue({ status: 'open', dueOn: '2027-05-01', toleratedUntil: null }, today)).toBe(overdue)
})

test.each([
  ['2027-04-16', false],
  ['2027-10-15', false],
  ['2027-10-16', true],
])('with an automatic extension to the 15th of October it is overdue on %s: %s', (today, overdue) => {
  expect(isOverdue({ status: 'open', dueOn: '2027-04-15', toleratedUntil: '2027-10-15' }, today)).toBe(overdue)
})

test('only what somebody still has to do is overdue, and nothing without a day', () => {
  const on = { dueOn: '2027-05-01', toleratedUntil: null }
  const overdue = dutyStatuses.filter((status) => isOverdue({ status, ...on }, '2028-01-01'))
  expect(overdue).toEqual(['open', 'in_progress'])
  expect(isOverdue({ status: 'open', dueOn: null, toleratedUntil: null }, '2028-01-01')).toBe(false)
})

test.each([
  ['one amount in dollars is added', 13_875, { currency: 'USD', cents: 40_000, maxCents: null }, 53_875],
  ['nothing is added to what is free', 0, { currency: 'USD', cents: 0, maxCents: null }, 0],
  ['a fine of something free is the fine', 0, { currency: 'USD', cents: 40_000, maxCents: null }, 40_000],
  ['from one amount to another is no amount', 13_875, { currency: 'USD', cents: 5000, maxCents: 40_000 }, null],
  ['other money is not added', 13_875, { currency: 'BRL', cents: 16_574, maxCents: null }, null],
  ['an unknown amount stays unknown', null, { currency: 'USD', cents: 40_000, maxCents: null }, null],
  [
    'interest comes later, the fine at once',
    ...[22_500, { currency: 'USD', cents: 20_000, maxCents: null, monthlyBasisPoints: 150 }, 42_500],
  ],
  [
    'a fine for each partner and month is no one amount',
    ...[0, { currency: 'USD', cents: 25_500, maxCents: null, perPartnerMonths: 12 }, null],
  ],
  ['without a fine nobody knows what being late costs', 13_875, null, null],
] as const)('%s', (_, amount, penalty, late) => expect(lateAmount(amount, penalty)).toBe(late))
