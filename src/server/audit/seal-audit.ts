import { setTimeout as sleep } from 'node:timers/promises'
import { CompiledQuery, type RawBuilder, sql } from 'kysely'
import type { Services } from '#server/context.ts'
import type { Db } from '#server/db/connect.ts'
import { AUDIT_ROWS, type AuditRow, BEFORE_ALL, chainHash, FIRST_LINK, LARGEST_BATCH } from './audit-chain.ts'

const SETTLED_AFTER = 10_000
const MOST_BATCHES = 20
const PAUSE = 250
const MOST_PAUSES = 20

const first = async <T>(db: Db, query: RawBuilder<T>): Promise<T | undefined> => (await query.execute(db)).rows[0]

/**
 * Rows get their ids before they commit: a transaction that was running when `newest` was chosen may still commit a lower id,
 * so sealing waits for it. Transactions that start later get higher ids only.
 */
async function settled(db: Db): Promise<boolean> {
  // A transaction draws its row's id shortly before it gets its transaction id, which the snapshots below need.
  await sleep(PAUSE)
  const then = await first(db, sql<{ next: string }>`select pg_snapshot_xmax(pg_current_snapshot())::text as next`)
  if (!then) return false
  for (let pauses = 0; pauses < MOST_PAUSES; pauses++) {
    const now = await first(
      db,
      sql<{ ok: boolean }>`select pg_snapshot_xmin(pg_current_snapshot()) >= ${then.next}::xid8 as ok`,
    )
    if (now?.ok) return true
    await sleep(PAUSE)
  }
  return false
}

/** Seals the next batch up to `newest`; false when nothing is left. */
async function sealBatch({ db, now, log }: Services, newest: string): Promise<boolean> {
  const last = await db
    .selectFrom('audit_seals')
    .select(['last_audit_id', 'hash'])
    .orderBy('last_audit_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const after = last?.last_audit_id ?? BEFORE_ALL
  const { rows } = await db.executeQuery<AuditRow>(CompiledQuery.raw(AUDIT_ROWS, [after, newest, LARGEST_BATCH]))
  const [oldest, youngest] = [rows[0], rows.at(-1)]
  if (!oldest || !youngest) return false
  const hash = chainHash(last?.hash ?? FIRST_LINK, rows)
  await db
    .insertInto('audit_seals')
    .values({ first_audit_id: oldest.id, last_audit_id: youngest.id, rows: rows.length, hash, sealed_at: now() })
    .execute()
  // The server's log is kept off the machine: a chain that was rewritten as a whole differs from the logged hash.
  log.info({ lastAuditId: youngest.id, hash }, 'audit sealed')
  return rows.length === LARGEST_BATCH
}

/** Links new audit rows to the chain. Only one sealer runs at a time (platform-jobs.ts). */
export async function sealAudit(services: Services): Promise<void> {
  const cutoff = new Date(services.now().getTime() - SETTLED_AFTER)
  const found = await first(
    services.db,
    sql<{ newest: string | null }>`
      select max(id)::text as newest from audit_log
      where at < ${cutoff} and id > (select coalesce(max(last_audit_id), 0) from audit_seals)`,
  )
  if (!found?.newest || !(await settled(services.db))) return
  for (let batch = 0; batch < MOST_BATCHES; batch++) if (!(await sealBatch(services, found.newest))) return
}
