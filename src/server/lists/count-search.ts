import type { Limit } from '#contract/route.ts'
import { account, type Context } from '#server/context.ts'
import { takeTurn } from '#server/http/rate-limits.ts'

const SEARCHES: Limit = { max: 120, seconds: 60 }

/** Counts a search against the reader's limit. A list without a search costs less than counting it. */
export const countSearch = (context: Context, list: string): Promise<void> =>
  takeTurn(context.db, `${list}.search:${account(context).id}`, SEARCHES, context.now)
