import type pg from 'pg'

/**
 * Does the work unless another worker is at it, on any node. The lock belongs to a connection, not to a transaction,
 * so that slow work such as sending a mail holds nothing else; a worker that dies gives it back.
 */
export async function oneAtATime(pool: pg.Pool, name: string, work: () => Promise<void>): Promise<boolean> {
  const client = await pool.connect()
  let broken: Error | boolean = true
  try {
    const { rows } = await client.query<{ mine: boolean }>(
      'select pg_try_advisory_lock(hashtextextended($1, 727)) as mine',
      [name],
    )
    if (!rows[0]?.mine) {
      broken = false
      return false
    }
    await work()
    await client.query('select pg_advisory_unlock(hashtextextended($1, 727))', [name])
    broken = false
    return true
  } finally {
    // Closing the connection frees the lock whatever went wrong.
    client.release(broken)
  }
}
