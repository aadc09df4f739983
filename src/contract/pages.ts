import { z } from 'zod'
import { text } from './fields.ts'

const DEFAULT_PAGE = 20
export const LARGEST_PAGE = 100

/** Query of every list: keyset pages with an opaque, signed cursor. */
export const pageQuery = {
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .transform((n) => Math.min(n, LARGEST_PAGE))
    .default(DEFAULT_PAGE),
  cursor: text(400).optional(),
}
export const searchQuery = { search: text(100).trim().optional() }

export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), nextCursor: z.string().nullable() })
