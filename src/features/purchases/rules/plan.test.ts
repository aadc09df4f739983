import { expect, test } from 'vitest'
import { planOf, type Upgrade } from './plan.ts'
import type { PurchaseStatus } from './purchase.ts'

const upgrade = (id: string, from: string, to: string, status: PurchaseStatus = 'done'): Upgrade => ({
  id,
  from,
  to,
  status,
})
const order = { packageId: 'basic', lives: true }
const chain = (low: PurchaseStatus, high: PurchaseStatus) => [
  upgrade('low', 'basic', 'middle', low),
  upgrade('high', 'middle', 'best', high),
]

test.each<[PurchaseStatus, PurchaseStatus, string, string[]]>([
  ['done', 'done', 'best', []],
  ['done', 'unpaid', 'middle', []],
  ['done', 'cancelled', 'middle', []],
  ['cancelled', 'done', 'basic', ['high']],
  ['cancelled', 'unpaid', 'basic', ['high']],
  ['cancelled', 'cancelled', 'basic', []],
  ['unpaid', 'done', 'basic', ['high']],
])('with the lower upgrade %s and the upper one %s the plan is %s', (low, high, packageId, over) => {
  expect(planOf(order, chain(low, high))).toEqual({ packageId, over })
  expect(planOf(order, chain(low, high).reverse())).toEqual({ packageId, over })
})

test('an upgrade that was given back and bought again carries what starts from it', () => {
  const again = [...chain('cancelled', 'done'), upgrade('again', 'basic', 'middle')]
  expect(planOf(order, again)).toEqual({ packageId: 'best', over: [] })
})

test('with the order everything that was paid on top of it falls; what is unpaid waits for the order', () => {
  expect(planOf({ ...order, lives: false }, chain('done', 'done'))).toEqual({
    packageId: 'basic',
    over: ['low', 'high'],
  })
  expect(planOf({ ...order, lives: false }, chain('done', 'unpaid'))).toEqual({ packageId: 'basic', over: ['low'] })
})

test('two ways from one plan are one plan: the other one is over', () => {
  const both = [upgrade('one', 'basic', 'middle'), upgrade('two', 'basic', 'best')]
  expect(planOf(order, both)).toEqual({ packageId: 'middle', over: ['two'] })
})

test('plans that lead in a circle end', () => {
  const circle = [upgrade('up', 'basic', 'best'), upgrade('down', 'best', 'basic')]
  expect(planOf(order, circle)).toEqual({ packageId: 'basic', over: [] })
})
