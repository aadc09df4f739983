import { sql } from 'kysely'
import type { Context } from '#server/context.ts'
import { DAY, later } from './timeline.ts'
import type { People } from './write-people.ts'

/** One process that its agent asked to hand over, so that the office has something to decide (E15). */
export async function writeHandoverRequest(tx: Context, people: People): Promise<void> {
  const agentId = people('agente2')
  const process = await tx.db
    .selectFrom('business_registrations')
    .select('id')
    .where('assigned_agent_id', '=', agentId)
    .where('status', '=', sql.lit('in_review'))
    .orderBy('created_at')
    .executeTakeFirstOrThrow()
  await tx.db
    .insertInto('handover_requests')
    .values({
      id: tx.newId(),
      business_registration_id: process.id,
      from_agent_id: agentId,
      reason: 'Estarei de férias na segunda quinzena e o prazo do estado termina antes da volta.',
      created_at: later(tx.now, -DAY),
    })
    .execute()
}
