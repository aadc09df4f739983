import { type RawBuilder, sql } from 'kysely'
import { type AttentionKind, attentionKinds, MOST_COUNTED } from '#features/dashboard/rules/figures.ts'
import { waitingSince } from '#features/registrations/rules/attention.ts'
import { isStuck, isUnassigned } from '#features/registrations/server/needs-attention.ts'
import type { Db } from '#server/db/connect.ts'
import { atMost } from '#server/lists/read-page.ts'

/** The rows behind each line of the dashboard, each read from a partial index that holds only such rows. */
const rowsOf: Record<AttentionKind, (now: Date) => RawBuilder<unknown>> = {
  unassigned: () => sql`select from business_registrations r where ${isUnassigned}`,
  waiting: (now) => sql`select from business_registrations r where ${isStuck(waitingSince(now))}`,
  tickets: () => sql`select from support_tickets t where t.status = 'aberto'`,
  disputes: () => sql`select from payments p where p.disputed_at is not null and p.dispute_closed_at is null`,
  refunds: () => sql`select from refunds f where f.status in ('requested', 'failed')`,
  mails: () => sql`select from outbox_mails m where m.failed_at is not null`,
}

/** Counts what waits for the office, each kind only up to `MOST_COUNTED`. */
export async function countAttention(db: Db, now: Date) {
  const counts = attentionKinds.map(
    (kind) => sql`(select count(*)::int from (${rowsOf[kind](now)} ${atMost(MOST_COUNTED + 1)}) as counted)`,
  )
  const { rows } = await sql<{ counts: number[] }>`select array[${sql.join(counts)}] as counts`.execute(db)
  return attentionKinds.map((kind, n) => {
    const count = rows[0]?.counts[n] ?? 0
    return { kind, count: Math.min(count, MOST_COUNTED), more: count > MOST_COUNTED }
  })
}
