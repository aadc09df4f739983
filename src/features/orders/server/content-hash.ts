import { createHmac } from 'node:crypto'
import type { OrderInput } from '#features/orders/rules/order-fields.ts'
import type { Keys } from '#server/keys/keys.ts'

const byName = ([one]: [string, unknown], [other]: [string, unknown]): number => (one < other ? -1 : 1)

/** Sorts the names of nested objects too, so that equal orders have equal JSON. */
const arranged = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(byName))
    : value

const hashWith = (key: Buffer, { key: _, ...order }: OrderInput): Buffer =>
  createHmac('sha256', key).update(JSON.stringify(order, arranged)).digest()

/**
 * HMAC over every parsed field but the key, so that none can be forgotten; the seen price counts, as another price is another order.
 * A new field changes every hash: an unpaid order that is sent again is then replaced like any changed one, and a paid one is refused
 * with `order_paid`. Keyed, because anyone who reads the table could otherwise try every CPF until the hash matches.
 */
export const contentHash = (keys: Keys, order: OrderInput): Buffer => hashWith(keys.derive('orders'), order)

/** Whether the hash is of this order, made with the current key or, during a change of APP_KEY, with the previous one. */
export const isSameOrder = (keys: Keys, order: OrderInput, hash: Buffer): boolean =>
  keys.openers('orders').some((key) => hashWith(key, order).equals(hash))
