import { sql } from 'kysely'
import type { orders } from '#features/orders/contract.ts'
import type { Handler } from '#server/http/handler.ts'

/** Counts how often each step is reached per day in São Paulo, without anything about the visitor. */
export const countStep: Handler<typeof orders.countStep> = async ({ db, now }, { step }) => {
  await sql`
    insert into funnel_counts as f (day, step, reached)
    values ((${now}::timestamptz at time zone 'America/Sao_Paulo')::date, ${step}, 1)
    on conflict (day, step) do update set reached = f.reached + 1`.execute(db)
  return { ok: true }
}
