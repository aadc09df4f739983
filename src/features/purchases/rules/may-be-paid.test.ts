import { expect, test } from 'vitest'
import { type Payable, payRefusal } from './may-be-paid.ts'

const order = { status: 'pending', paid: false, refunded: false, dissolved: false, erased: false } as const
const bought = { status: 'unpaid', duty: null } as const
const paid = { ...order, paid: true }
const ask = (of: Partial<Payable>) => payRefusal({ order, paidBefore: false, purchase: null, ...of })

test.each([
  ['an open order', {}, undefined],
  ['one that was rejected', { order: { ...order, status: 'rejected' } }, 'order_closed'],
  ['one whose money went back', { order: { ...paid, refunded: true } }, 'order_closed'],
  ['one of an erased account', { order: { ...order, erased: true } }, 'order_closed'],
  ['one that is paid already', { paidBefore: true }, 'order_paid'],
  ['a service', { order: paid, purchase: bought }, undefined],
  ['a service of an unpaid order', { purchase: bought }, 'services_closed'],
  ['a service of a rejected order', { order: { ...paid, status: 'rejected' }, purchase: bought }, 'services_closed'],
  ['a service of an erased account', { order: { ...paid, erased: true }, purchase: bought }, 'services_closed'],
  ['a service of a refunded order', { order: { ...paid, refunded: true }, purchase: bought }, 'services_closed'],
  [
    'a service that was taken back',
    { order: paid, purchase: { ...bought, status: 'cancelled' } },
    'purchase_cancelled',
  ],
  ['a service that is paid', { order: paid, purchase: { ...bought, status: 'paid' } }, 'already_ordered'],
  ['a service for a duty', { order: paid, purchase: { ...bought, duty: 'open' } }, undefined],
  ['a service for a settled duty', { order: paid, purchase: { ...bought, duty: 'done' } }, 'purchase_not_open'],
  ['a service after the end', { order: { ...paid, dissolved: true }, purchase: bought }, 'company_dissolved'],
  ['a last return', { order: { ...paid, dissolved: true }, purchase: { ...bought, duty: 'open' } }, undefined],
] as const)('%s may be paid or not', (_, of, refusal) => {
  expect(ask(of)).toBe(refusal)
})
