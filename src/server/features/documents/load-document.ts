import { type Action, can } from '#domain/access.ts'
import { type DocumentStatus, type DocumentStep, nextStatus } from '#domain/documents/status.ts'
import { AppError } from '#domain/errors.ts'
import type { Context } from '#server/context.ts'
import { type DocumentRow, visibleDocuments } from './document-rows.ts'

type Parties = { user_id: string; assigned_agent_id: string | null }
const subjectOf = (row: Parties) => ({ ownerId: row.user_id, agentId: row.assigned_agent_id })

/** One that the actor may do this to; any other does not exist. */
export async function loadDocument(context: Context, id: string, action: Action): Promise<DocumentRow> {
  const row = await visibleDocuments(context, action).where('d.id', '=', id).executeTakeFirst()
  if (!row || !can(context.actor, action, subjectOf(row))) throw new AppError('not_found')
  return row
}

/** The same, and nobody changes it or who works on it until the transaction is over. */
export async function lockDocument(tx: Context, id: string, action: Action): Promise<DocumentRow> {
  await tx.db.selectFrom('documents').select('id').where('id', '=', id).forUpdate().execute()
  return loadDocument(tx, id, action)
}

export async function loadRegistration(context: Context, id: string, action: Action) {
  const row = await context.db
    .selectFrom('business_registrations')
    .select(['id', 'company_name', 'user_id', 'assigned_agent_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row || !can(context.actor, action, subjectOf(row))) throw new AppError('not_found')
  return row
}

/** Until the transaction is over, nothing else of this customer is counted or erased. */
export const lockCustomer = (tx: Context, customerId: string) =>
  tx.db.selectFrom('profiles').select('id').where('id', '=', customerId).forNoKeyUpdate().execute()

/** Where a step leads, for the version that was meant; anything else happened in the meantime. */
export function stepFrom(row: DocumentRow, step: DocumentStep, version: number): DocumentStatus {
  const next = nextStatus(row.status, step)
  if (!next && row.status === 'approved') throw new AppError('conflict', { message: 'Este documento já foi aprovado.' })
  if (!next || row.version !== version) throw new AppError('conflict')
  return next
}
