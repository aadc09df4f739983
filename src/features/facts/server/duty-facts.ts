import { sql } from 'kysely'
import type { Confidence } from '#features/catalog/rules/state-guide.ts'
import { type DutyFact, type DutyFactRow, dutyFactOf } from '#features/duties/rules/duty-fact.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/connect.ts'

/** The facts that concern companies of one state: its own and those of the USA and Brazil. */
export type FactsByState = (stateId: string) => readonly DutyFact[]

/** The rows of `facts as f` that can create duties. */
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

/** Key of the advisory lock: shared by transactions that compute duties from facts, exclusive for one that edits a fact. */
const LOCK = 727_052

/**
 * Takes the shared lock and reads the facts: no fact changes until the transaction ends, so that duties computed from an old fact
 * never overwrite those computed from its edit.
 */
export async function holdDutyFacts(tx: Context): Promise<FactsByState> {
  await sql`select pg_advisory_xact_lock_shared(${LOCK})`.execute(tx.db)
  const facts = (await rowsOf(tx)).flatMap((row) => dutyFactOf(row) ?? [])
  const elsewhere = facts.filter(({ stateId }) => stateId === null)
  const byState = Map.groupBy(facts, ({ stateId }) => stateId)
  return (stateId) => [...(byState.get(stateId) ?? []), ...elsewhere]
}

/** Takes the exclusive lock: waits for transactions that compute duties from the old facts, and later ones see the edit. */
export const changeDutyFacts = (tx: Context) => sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx.db)
