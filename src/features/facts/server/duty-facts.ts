import { sql } from 'kysely'
import type { Confidence } from '#features/catalog/rules/state-guide.ts'
import { type DutyFact, type DutyFactRow, dutyFactOf } from '#features/duties/rules/duty-fact.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/connect.ts'

/** The facts that concern the companies of one state: its own and those of both countries. */
export type FactsByState = (stateId: string) => readonly DutyFact[]

/** The rows of `facts as f` that say when something falls due. */
export const dutyFactRows = (db: Db) =>
  db
    .selectFrom('facts as f')
    .select(['f.id', 'f.key', 'f.kind', 'f.state_id as stateId', 'f.company_type_id as companyTypeId', 'f.name'])
    .select([
      'f.amount as amountCents',
      'f.value',
      sql<string | null>`f.checked_on::text`.as('checkedOn'),
      sql<Confidence>`f.confidence`.as('confidence'),
    ])
    .where('f.kind', 'in', [sql.lit('annual_duty'), sql.lit('obligation'), sql.lit('calendar')])
    .orderBy('f.key')

const rowsOf = ({ db }: Context): Promise<DutyFactRow[]> => dutyFactRows(db).execute()

/** One number for all who read facts to write duties, and for whoever changes a fact. */
const LOCK = 727_052

/**
 * Until the transaction ends, no fact changes: duties that were computed with a fact as it was would otherwise overwrite those
 * that were computed with what it has become.
 */
export async function holdDutyFacts(tx: Context): Promise<FactsByState> {
  await sql`select pg_advisory_xact_lock_shared(${LOCK})`.execute(tx.db)
  const facts = (await rowsOf(tx)).flatMap((row) => dutyFactOf(row) ?? [])
  const elsewhere = facts.filter(({ stateId }) => stateId === null)
  const byState = Map.groupBy(facts, ({ stateId }) => stateId)
  return (stateId) => [...(byState.get(stateId) ?? []), ...elsewhere]
}

/** Waits for those who compute with the facts as they are; whoever comes later computes with what they become. */
export const changeDutyFacts = (tx: Context) => sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx.db)
