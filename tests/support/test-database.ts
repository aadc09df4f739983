import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { connect, type DatabasePlace, ownerClient } from '#server/db/connect.ts'
import { openRowSecurity } from '#server/db/row-security.ts'
import { TEMPLATE } from './test-cluster.ts'

// High limits, because a shared machine may stall for seconds; tests/faults tests the limits of a serving node.
const limits = {
  connectionTimeoutMillis: 30_000,
  lock_timeout: 40_000,
  statement_timeout: 50_000,
  query_timeout: 60_000,
}

/** A migrated database with reference data for one test file. */
export async function testDatabase() {
  const cluster = inject('cluster')
  const database = `t_${randomBytes(6).toString('hex')}`
  const admin = ownerClient({ ...cluster, database: 'postgres' })
  await admin.connect()
  await admin.query(`create database ${database} template ${TEMPLATE} strategy file_copy`)
  const place: DatabasePlace = { ...cluster, database }
  const owner = ownerClient(place)
  await owner.connect()
  owner.on('error', () => undefined)
  const { pool, db } = connect(place, { max: 8, limits, report: () => undefined })
  const rowSecurity = openRowSecurity(place, { max: 8, limits, report: () => undefined })
  return {
    place,
    pool,
    db,
    rowSecurity,
    /** A connection as the database's owner, for statements that the application's role may not run. */
    owner,
    drop: async () => {
      await rowSecurity.end()
      await pool.end()
      await owner.end()
      await admin.query(`drop database ${database} with (force)`)
      await admin.end()
    },
  }
}
export type TestDatabase = Awaited<ReturnType<typeof testDatabase>>
