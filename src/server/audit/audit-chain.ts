import { createHash } from 'node:crypto'

/** Columns as PostgreSQL writes them, so that microseconds and large numbers survive. */
export type AuditRow = {
  id: string
  at: string
  actor_id: string | null
  impersonator_id: string | null
  action: string
  subject_type: string | null
  subject_id: string | null
  details: string
  request_id: string | null
}

export const FIRST_LINK = '0'.repeat(64)
/** Lower than every id: the chain starts here, so that a row forged under an unused low number is found too. */
export const BEFORE_ALL = '-9223372036854775808'
export const LARGEST_BATCH = 10_000

/** The rows with ids after $1 up to $2, at most $3, cast to text: the hash must not depend on how a driver parses dates. */
export const AUDIT_ROWS = `select id::text, to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at,
    actor_id::text, impersonator_id::text, action, subject_type, subject_id, details::text, request_id
  from audit_log where id > $1::bigint and id <= $2::bigint order by audit_log.id limit $3`

/** The hash of a batch covers the one before it: changing or removing any earlier row changes every later hash. */
export function chainHash(previous: string, rows: readonly AuditRow[]): string {
  const hash = createHash('sha256').update(`${previous}\n${rows.length}\n`)
  for (const row of rows)
    hash.update(
      `${JSON.stringify([
        row.id,
        row.at,
        row.actor_id,
        row.impersonator_id,
        row.action,
        row.subject_type,
        row.subject_id,
        row.details,
        row.request_id,
      ])}\n`,
    )
  return hash.digest('hex')
}
