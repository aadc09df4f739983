import { sql } from 'kysely'
import type { HandoverStatus } from '#features/agents/rules/handover.ts'
import type { RegistrationStatus } from '#features/registrations/rules/status.ts'
import { AppError } from '#rules/errors.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/connect.ts'

export const handoverRows = (db: Db) =>
  db
    .selectFrom('handover_requests as h')
    .innerJoin('business_registrations as r', 'r.id', 'h.business_registration_id')
    .innerJoin('profiles as f', 'f.id', 'h.from_agent_id')
    .leftJoin('profiles as t', 't.id', 'h.to_agent_id')
    .leftJoin('profiles as d', 'd.id', 'h.decided_by')
    .select(['h.id', 'h.reason', 'h.created_at', 'h.decided_at', 'h.decision_reason', 'd.name as decided_by'])
    .select(['r.id as registration_id', 'r.company_name', 'f.id as from_id', 'f.name as from_name'])
    .select(['t.id as to_id', 't.name as to_name'])
    .select([sql<HandoverStatus>`h.status`.as('status'), sql<RegistrationStatus>`r.status`.as('registration_status')])

type Row = Awaited<ReturnType<ReturnType<typeof handoverRows>['executeTakeFirstOrThrow']>>

export const handoverView = (row: Row) => ({
  id: row.id,
  registration: { id: row.registration_id, companyName: row.company_name, status: row.registration_status },
  from: { id: row.from_id, name: row.from_name },
  to: row.to_id && row.to_name ? { id: row.to_id, name: row.to_name } : null,
  reason: row.reason,
  status: row.status,
  createdAt: row.created_at,
  decidedAt: row.decided_at,
  decidedBy: row.decided_by,
  decisionReason: row.decision_reason,
})

export async function readHandover({ db }: Pick<Context, 'db'>, id: string) {
  const row = await handoverRows(db).where('h.id', '=', id).executeTakeFirst()
  if (!row) throw new AppError('not_found')
  return handoverView(row)
}
