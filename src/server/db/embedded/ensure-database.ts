import { escapeIdentifier } from 'pg'
import { withOwner } from './owner-connection.ts'

const LOCK = 7_240_001

/** Creates the database unless it exists; an advisory lock serializes concurrent callers. */
export async function ensureDatabase(cluster: { host: string }, name: string): Promise<void> {
  await withOwner(cluster, async (client) => {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount === 0) await client.query(`create database ${escapeIdentifier(name)}`)
  })
}
