import { escapeIdentifier } from 'pg'
import { type DatabasePlace, ownerClient } from './connect.ts'

/**
 * Runs `analyze` after a migration or a load, so that the planner knows the sizes of tables. Empty tables are left out: the planner
 * would choose a sequential scan for them, and keep it while the first rows come.
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
