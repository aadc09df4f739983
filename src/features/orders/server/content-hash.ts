import { createHmac } from 'node:crypto'
import type { OrderInput } from '#features/orders/rules/order-fields.ts'
import type { Keys } from '#server/keys/keys.ts'

const byName = ([one]: [string, unknown], [other]: [string, unknown]): number => (one < other ? -1 : 1)

/** Names in one order all the way down, so that equal orders are equal texts. */
const arranged = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(byName))
    : value

const hashWith = (key: Buffer, { key: _, ...order }: OrderInput): Buffer =>
  createHmac('sha256', key).update(JSON.stringify(order, arranged)).digest()

/**
 * Equal for equal orders, however their fields are arranged. Everything that was parsed counts, so that no field can be forgotten;
 * the price seen as well: another price is another order. A new field changes every hash: an unpaid order that is then sent again
 * is replaced, as any changed one is, and a paid one is safe behind its `order_paid`. It is keyed, because whoever reads the tables
 * could otherwise try every CPF until the hash fits.
 */
export const contentHash = (keys: Keys, order: OrderInput): Buffer => hashWith(keys.derive('orders'), order)

/** Whether the hash is of this order, made with the current key or, during a change of APP_KEY, with the one before. */
export const isSameOrder = (keys: Keys, order: OrderInput, hash: Buffer): boolean =>
  keys.openers('orders').some((key) => hashWith(key, order).equals(hash))
