import { escapeIdentifier } from 'pg'
import { type DatabasePlace, ownerClient } from './connect.ts'

/**
 * Tells the planner how large the tables are, after a migration or after rows were loaded. Empty tables are left out:
 * one that is known to be empty is read from end to end, and that plan would stay while the first rows come.
 */
export async function analyseFilled(place: DatabasePlace): Promise<void> {
  const owner = ownerClient(place)
  await owner.connect()
  try {
    const { rows } = await owner.query<{ name: string }>(
      `select relname as name from pg_class
       where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) > 0`,
    )
    for (const { name } of rows) await owner.query(`analyze ${escapeIdentifier(name)}`)
  } finally {
    await owner.end()
  }
}
