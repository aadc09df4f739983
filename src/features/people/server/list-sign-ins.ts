import { sql } from 'kysely'
import type { people } from '#features/people/contract.ts'
import type { Handler } from '#server/http/handler.ts'
import { atMost, readPage, type Span } from '#server/lists/read-page.ts'
import { roleOf } from './read-person.ts'

// Audit rows have numbers but cursors need UUIDs, so the number becomes the last twelve digits of a UUID.
const BEFORE_NUMBER = '00000000-0000-4000-8000-'
const idOf = (number: string): string => BEFORE_NUMBER + number.padStart(12, '0')
const numberIn = (id: string): string => String(Number(id.slice(BEFORE_NUMBER.length)))

type Row = { number: string; at: Date; new_device: boolean }

/** Sign-ins from the audit log, which holds no IP addresses. */
export const listSignIns: Handler<typeof people.signIns> = async (context, { id, limit, cursor }) => {
  await roleOf(context, 'people.signIns', id)
  const rows = async ({ after, most }: Span) => {
    const older = after ? sql`(l.at, l.id) < (${after.at}, ${numberIn(after.id)}::bigint)` : sql`true`
    const found = await sql<Row>`
      select l.id::text as number, l.at, exists (
        select from audit_log n where n.subject_type = 'account' and n.subject_id = ${id}::text
          and n.at = l.at and n.action = 'account.newDevice' and n.request_id = l.request_id) as new_device
      from audit_log l
      where l.subject_type = 'account' and l.subject_id = ${id}::text and l.action = 'account.signedIn' and ${older}
      order by l.at desc, l.id desc ${atMost(most)}`.execute(context.db)
    return found.rows.map((row) => ({ ...row, id: idOf(row.number) }))
  }
  return readPage(context, {
    list: 'signIns',
    filter: { id },
    limit,
    cursor,
    rows,
    time: (row) => row.at,
    view: (row) => ({ id: row.id, at: row.at, newDevice: row.new_device }),
  })
}
