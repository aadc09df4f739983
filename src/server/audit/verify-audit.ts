import type pg from 'pg'
import { BEFORE_ALL, FIRST_LINK } from './audit-chain.ts'
import { type BrokenSeal, type Link, verifySlice } from './verify-slice.ts'

export type AuditFinding =
  | { ok: true; seals: number; rows: number; waiting: number; hash: string }
  | ({ ok: false } & BrokenSeal)

const ROWS_AT_ONCE = 50_000
const NEWEST_POSSIBLE = '9223372036854775807'

/** Recomputes the whole hash chain and stops at the first seal that does not match. */
export async function verifyAudit(client: pg.ClientBase): Promise<AuditFinding> {
  const ask = async <Row>(text: string, values: unknown[]) => (await client.query(text, values)).rows as Row[]
  let link: Link = { after: BEFORE_ALL, hash: FIRST_LINK }
  let seals = 0
  let rows = 0
  for (let ended = false; !ended; ) {
    const slice = await verifySlice(ask, link, NEWEST_POSSIBLE, ROWS_AT_ONCE)
    if (slice.broken) return { ok: false, ...slice.broken }
    ;({ link, ended } = slice)
    seals += slice.seals
    rows += slice.rows
  }
  const [unsealed] = await ask<{ n: number }>('select count(*)::int as n from audit_log where id > $1', [link.after])
  return { ok: true, seals, rows, waiting: unsealed?.n ?? 0, hash: link.hash }
}
