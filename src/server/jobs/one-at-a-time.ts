import type pg from 'pg'

/**
 * Does the work unless another worker does it already, on any node. The lock belongs to a connection, not to a
 * transaction, so that slow work such as sending a mail holds nothing else; the death of a worker frees its lock.
 */
export async function oneAtATime(pool: pg.Pool, name: string, work: () => Promise<void>): Promise<boolean> {
  const client = await pool.connect()
  let usable = false
  try {
    const { rows } = await client.query<{ mine: boolean }>(
      'select pg_try_advisory_lock(hashtextextended($1, 727)) as mine',
      [name],
    )
    const mine = rows[0]?.mine === true
    if (mine) await work()
    usable = mine ? await unlocked(client, name) : true
    return mine
  } finally {
    // Closing the connection frees the lock whatever went wrong.
    client.release(!usable)
  }
}

const unlocked = (client: pg.PoolClient, name: string): Promise<boolean> =>
  client.query('select pg_advisory_unlock(hashtextextended($1, 727))', [name]).then(
    () => true,
    () => false, // the caller then closes the connection, which frees the lock
  )
