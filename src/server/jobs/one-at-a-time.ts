import type pg from 'pg'

/**
 * Runs the work unless a worker on any node is already running it. The advisory lock belongs to a connection, not to a
 * transaction, so that slow work such as sending a mail holds no other locks; the death of a worker frees its lock.
 */
export async function oneAtATime(pool: pg.Pool, name: string, work: () => Promise<void>): Promise<boolean> {
  const client = await pool.connect()
  let usable = false
  try {
    const mine = await tryLock(client, name)
    if (mine) await work()
    usable = mine ? await unlocked(client, name) : true
    return mine
  } finally {
    // Closing the connection frees the lock whatever went wrong.
    client.release(!usable)
  }
}

/** Tries to take the advisory lock of the named work; if true, it is held until the connection ends. */
export async function tryLock(client: pg.ClientBase, name: string): Promise<boolean> {
  const { rows } = await client.query<{ mine: boolean }>(
    'select pg_try_advisory_lock(hashtextextended($1, 727)) as mine',
    [name],
  )
  return rows[0]?.mine === true
}

/** Waits for the advisory lock of the named work and holds it until `release` or the end of the connection. */
export async function waitForTurn(client: pg.ClientBase, name: string): Promise<{ release(): Promise<void> }> {
  await client.query('select pg_advisory_lock(hashtextextended($1, 727))', [name])
  return { release: async () => void (await unlocked(client, name)) }
}

const unlocked = (client: pg.ClientBase, name: string): Promise<boolean> =>
  client.query('select pg_advisory_unlock(hashtextextended($1, 727))', [name]).then(
    () => true,
    () => false, // the caller then closes the connection, which frees the lock
  )
