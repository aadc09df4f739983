import type pg from 'pg'
import { AUDIT_ROWS, type AuditRow, BEFORE_ALL, chainHash, FIRST_LINK, LARGEST_BATCH } from './audit-chain.ts'

export type AuditFinding =
  | { ok: true; seals: number; rows: number; waiting: number; hash: string }
  | { ok: false; sealId: string; firstId: string; lastId: string; problem: string }

type Seal = { id: string; first_audit_id: string; last_audit_id: string; rows: number; hash: string }

const PAGE = 500

async function rowsOf(client: pg.ClientBase, after: string, upTo: string): Promise<AuditRow[]> {
  const { rows } = await client.query<AuditRow>(AUDIT_ROWS, [after, upTo, LARGEST_BATCH + 1])
  return rows
}

function problemOf(seal: Seal, previousHash: string, rows: readonly AuditRow[]): string | undefined {
  if (rows.length !== seal.rows) return `o selo cobre ${seal.rows} linhas, há ${rows.length}`
  if (rows[0]?.id !== seal.first_audit_id || rows.at(-1)?.id !== seal.last_audit_id)
    return 'a primeira ou a última linha é outra'
  return chainHash(previousHash, rows) === seal.hash ? undefined : 'as linhas ou um selo anterior foram alterados'
}

/** Computes the whole chain again and stops at the first seal that does not fit. */
export async function verifyAudit(client: pg.ClientBase): Promise<AuditFinding> {
  let after = BEFORE_ALL
  let hash = FIRST_LINK
  let count = 0
  let total = 0
  for (;;) {
    const { rows: seals } = await client.query<Seal>(
      'select id, first_audit_id, last_audit_id, rows, hash from audit_seals where last_audit_id > $1 order by last_audit_id limit $2',
      [after, PAGE],
    )
    for (const seal of seals) {
      const rows = await rowsOf(client, after, seal.last_audit_id)
      const problem = problemOf(seal, hash, rows)
      if (problem)
        return { ok: false, sealId: seal.id, firstId: seal.first_audit_id, lastId: seal.last_audit_id, problem }
      after = seal.last_audit_id
      hash = seal.hash
      count++
      total += rows.length
    }
    if (seals.length < PAGE) break
  }
  const { rows } = await client.query<{ n: number }>('select count(*)::int as n from audit_log where id > $1', [after])
  return { ok: true, seals: count, rows: total, waiting: rows[0]?.n ?? 0, hash }
}
