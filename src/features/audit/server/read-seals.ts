import { CompiledQuery, sql } from 'kysely'
import type { auditCalls } from '#features/audit/contract.ts'
import { UNSEALED_COUNTED } from '#features/audit/contract.ts'
import { BEFORE_ALL, FIRST_LINK } from '#server/audit/audit-chain.ts'
import { type Ask, type BrokenSeal, verifySlice } from '#server/audit/verify-slice.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/connect.ts'
import type { Handler } from '#server/http/handler.ts'
import { lastCheck } from './last-check.ts'
import { withTimes } from './with-times.ts'

/** At most so many rows are checked within a call; a check of all rows is a job. */
const QUICK_ROWS = 500
const QUICK_SEALS = 20

const newestSeals = (db: Db) =>
  db
    .selectFrom('audit_seals')
    .select(['last_audit_id', 'rows', 'hash', 'sealed_at'])
    .orderBy('last_audit_id', 'desc')
    .limit(sql.lit(QUICK_SEALS + 1))
    .execute()
type Seals = Awaited<ReturnType<typeof newestSeals>>

/** How many of the newest seals cover at most `QUICK_ROWS` rows together. */
function quickOnes(seals: Seals): number {
  let rows = 0
  const tooMuch = seals.slice(0, QUICK_SEALS).findIndex((seal) => {
    rows += seal.rows
    return rows > QUICK_ROWS
  })
  return tooMuch === -1 ? Math.min(seals.length, QUICK_SEALS) : tooMuch
}

async function checkNewest(db: Db, seals: Seals) {
  const count = quickOnes(seals)
  const newest = seals[0]
  if (!newest || count === 0) return null
  const before = seals[count]
  const from = before ? { after: before.last_audit_id, hash: before.hash } : { after: BEFORE_ALL, hash: FIRST_LINK }
  const ask: Ask = async <Row>(text: string, values: unknown[]) =>
    (await db.executeQuery<Row>(CompiledQuery.raw(text, values))).rows
  return verifySlice(ask, from, newest.last_audit_id, QUICK_ROWS + 1)
}

async function countUnsealed(db: Db, after: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from
    (select from audit_log where id > ${after}::bigint limit ${sql.lit(UNSEALED_COUNTED + 1)}) waiting`.execute(db)
  return rows[0]?.n ?? 0
}

export async function sealsView({ db }: Context) {
  const seals = await newestSeals(db)
  const [last] = seals
  const [unsealed, slice, check] = await Promise.all([
    countUnsealed(db, last?.last_audit_id ?? BEFORE_ALL),
    checkNewest(db, seals),
    lastCheck(db),
  ])
  const broken: BrokenSeal | undefined = slice?.broken
  return {
    last: last ? { sealedAt: last.sealed_at, lastId: last.last_audit_id } : null,
    unsealed,
    newest: slice && { seals: slice.seals, rows: slice.rows, broken: broken ? await withTimes(db, broken) : null },
    check,
  }
}

export const readSeals: Handler<typeof auditCalls.seals> = (context) => sealsView(context)
