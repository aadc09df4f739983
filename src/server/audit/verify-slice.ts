import { AUDIT_ROWS, type AuditRow, chainHash, LARGEST_BATCH } from './audit-chain.ts'

/** What can be wrong with a seal: rows missing or added, another first or last row, or other content. */
export type SealProblem = 'count' | 'ends' | 'hash'
export type BrokenSeal = {
  sealId: string
  firstId: string
  lastId: string
  problem: SealProblem
  sealed: number
  found: number
}
/** Where the chain has been followed to: the last row of a seal and the hash that the next one builds on. */
export type Link = { after: string; hash: string }
export type Slice = { link: Link; seals: number; rows: number; ended: boolean; broken: BrokenSeal | undefined }

/** Runs a query on the caller's connection. */
export type Ask = <Row>(text: string, values: unknown[]) => Promise<Row[]>

type Seal = { id: string; first_audit_id: string; last_audit_id: string; rows: number; hash: string }

const SEALS_AT_ONCE = 100
const sealsAfter = `select id, first_audit_id, last_audit_id, rows, hash from audit_seals
  where last_audit_id > $1::bigint and last_audit_id <= $2::bigint order by last_audit_id limit ${SEALS_AT_ONCE}`

function problemOf(seal: Seal, previousHash: string, rows: readonly AuditRow[]): SealProblem | undefined {
  if (rows.length !== seal.rows) return 'count'
  if (rows[0]?.id !== seal.first_audit_id || rows.at(-1)?.id !== seal.last_audit_id) return 'ends'
  return chainHash(previousHash, rows) === seal.hash ? undefined : 'hash'
}

const brokenSeal = (seal: Seal, problem: SealProblem, found: number): BrokenSeal => ({
  sealId: seal.id,
  firstId: seal.first_audit_id,
  lastId: seal.last_audit_id,
  problem,
  sealed: seal.rows,
  found,
})

/** Recomputes a part of the chain, seal by seal until `mostRows` rows are checked; stops at the first seal that does not match. */
export async function verifySlice(ask: Ask, from: Link, upTo: string, mostRows: number): Promise<Slice> {
  const seals = await ask<Seal>(sealsAfter, [from.after, upTo])
  const done: Slice = { link: from, seals: 0, rows: 0, ended: false, broken: undefined }
  for (const seal of seals) {
    if (done.rows >= mostRows) return done
    const rows = await ask<AuditRow>(AUDIT_ROWS, [done.link.after, seal.last_audit_id, LARGEST_BATCH + 1])
    const problem = problemOf(seal, done.link.hash, rows)
    if (problem) return { ...done, broken: brokenSeal(seal, problem, rows.length) }
    done.link = { after: seal.last_audit_id, hash: seal.hash }
    done.seals++
    done.rows += rows.length
  }
  return { ...done, ended: seals.length < SEALS_AT_ONCE }
}
