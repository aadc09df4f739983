import { CompiledQuery, sql } from 'kysely'
import type { Services } from '#server/context.ts'
import { type Ask, type Slice, verifySlice } from './verify-slice.ts'

/** Less than a second of work, so that an interrupted check repeats little. */
const ROWS_AT_ONCE = 10_000

const runningCheck = ({ db }: Services, id: string) =>
  db
    .selectFrom('audit_checks')
    .select(['after_id', 'until_id', 'hash'])
    .where('id', '=', id)
    .where('state', '=', sql.lit('running'))
    .executeTakeFirst()

function stateOf({ broken, ended }: Slice): 'running' | 'whole' | 'broken' {
  if (broken) return 'broken'
  return ended ? 'whole' : 'running'
}

async function keep({ db, now }: Services, id: string, slice: Slice): Promise<void> {
  const { link, seals, rows, broken } = slice
  const state = stateOf(slice)
  await db
    .updateTable('audit_checks')
    .set({
      state,
      after_id: link.after,
      hash: link.hash,
      seals: sql<number>`seals + ${seals}`,
      rows: sql<string>`rows + ${rows}`,
      broken_seal: broken?.sealId ?? null,
      broken_first_id: broken?.firstId ?? null,
      broken_last_id: broken?.lastId ?? null,
      problem: broken?.problem ?? null,
      finished_at: state === 'running' ? null : now(),
    })
    .where('id', '=', id)
    .execute()
}

/** Recomputes the hash chain of the audit trail slice by slice. Progress is stored after each slice, so that a retry resumes there. */
export async function checkAudit(services: Services, id: string, stopping: AbortSignal): Promise<void> {
  const ask: Ask = async <Row>(text: string, values: unknown[]) =>
    (await services.db.executeQuery<Row>(CompiledQuery.raw(text, values))).rows
  for (;;) {
    const check = await runningCheck(services, id)
    if (!check) return
    if (stopping.aborted) throw new Error('the worker is stopping')
    const from = { after: check.after_id, hash: check.hash }
    const slice = await verifySlice(ask, from, check.until_id, ROWS_AT_ONCE)
    if (slice.broken) services.log.error(slice.broken, 'the audit trail does not fit its seal')
    await keep(services, id, slice)
  }
}
