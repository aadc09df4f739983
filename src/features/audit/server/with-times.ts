import type { SealProblem } from '#server/audit/verify-slice.ts'
import type { Db } from '#server/db/connect.ts'

type Range = { sealId: string; firstId: string; lastId: string; problem: SealProblem }

/** Adds the times of the first and last row of a range, so that the admin knows when it was; a removed row has none. */
export async function withTimes(db: Db, { sealId, firstId, lastId, problem }: Range) {
  const rows = await db.selectFrom('audit_log').select(['id', 'at']).where('id', 'in', [firstId, lastId]).execute()
  const at = (id: string) => rows.find((row) => row.id === id)?.at ?? null
  return { sealId, firstId, lastId, problem, from: at(firstId), to: at(lastId) }
}
