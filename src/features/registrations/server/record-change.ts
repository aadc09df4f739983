import { sql } from 'kysely'
import type { RegistrationStatus } from '#features/registrations/rules/status.ts'
import { account, type Context } from '#server/context.ts'

type Change = {
  registrationId: string
  from: RegistrationStatus
  to: RegistrationStatus
  reason?: string | undefined
  agentId?: string
  /** The person who decided the change, when a job carries it out. */
  by?: string | null
}

/** Writes history entries: who, when, from, to and why (E2). The caller holds the registrations' locks, so that entries have an order. */
export async function recordChanges(tx: Context, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return
  // A caller who waited for the lock may have an older `now` than the last entry; its own entry still comes after that.
  const atOf = (registrationId: string) => sql<Date>`greatest(${tx.now}::timestamptz, (
    select max(h.created_at) + interval '1 millisecond' from process_status_history h
    where h.business_registration_id = ${registrationId}::uuid))`
  await tx.db
    .insertInto('process_status_history')
    .values(
      changes.map((change) => ({
        id: tx.newId(),
        business_registration_id: change.registrationId,
        old_status: change.from,
        new_status: change.to,
        reason: change.reason ?? null,
        changed_by: change.by === undefined ? account(tx).id : change.by,
        agent_id: change.agentId ?? null,
        created_at: atOf(change.registrationId),
      })),
    )
    .execute()
}

export const recordChange = (tx: Context, change: Change): Promise<void> => recordChanges(tx, [change])
