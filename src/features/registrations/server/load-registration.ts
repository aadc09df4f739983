import { sql } from 'kysely'
import type { RegistrationStatus } from '#features/registrations/rules/status.ts'
import type { Action } from '#rules/access.ts'
import { orNotFound } from '#server/access/or-not-found.ts'
import type { Context } from '#server/context.ts'

export type Parties = { registrationId: string; customerId: string; agentId: string | null }

const rowOf = ({ db }: Context, id: string) =>
  db
    .selectFrom('business_registrations')
    .select(['id', 'company_name', 'user_id', 'assigned_agent_id', 'paid_at'])
    .select(sql<RegistrationStatus>`status`.as('status'))
    .where('id', '=', id)

type Row = Awaited<ReturnType<ReturnType<typeof rowOf>['executeTakeFirstOrThrow']>>

const partiesOf = (row: Row): Parties => ({
  registrationId: row.id,
  customerId: row.user_id,
  agentId: row.assigned_agent_id,
})

const registrationOf = (row: Row) => ({
  id: row.id,
  companyName: row.company_name,
  status: row.status,
  paid: row.paid_at !== null,
  parties: partiesOf(row),
})

/** Loads the registration if the actor may do `action` to it; any other is answered as not found. */
export const loadRegistration = async (context: Context, id: string, action: Action) =>
  registrationOf(orNotFound(context, action, await rowOf(context, id).executeTakeFirst()))

/** Same as `loadRegistration`, with a share lock: no other transaction gives it to another agent before this one ends (S26). */
export const holdRegistration = async (tx: Context, id: string, action: Action) =>
  registrationOf(orNotFound(tx, action, await rowOf(tx, id).forShare().executeTakeFirst()))

/** Same as `loadRegistration`, with the row locked for an update, so that concurrent changes run one after the other. */
export const lockRegistration = async (tx: Context, id: string, action: Action) =>
  registrationOf(orNotFound(tx, action, await rowOf(tx, id).forNoKeyUpdate().executeTakeFirst()))

/** The parties for a job, which acts for no account, so that no permission is checked. */
export async function findParties(context: Context, id: string): Promise<Parties | undefined> {
  const row = await rowOf(context, id).executeTakeFirst()
  return row && partiesOf(row)
}
