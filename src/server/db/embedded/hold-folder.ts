import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { ownerClient } from './owner-connection.ts'

const LOCK = 7_240_002
const TRY_FOR_MS = 3000
const PAUSE_MS = 100
const LONGEST_PAUSE_MS = 2000

type FolderHold = { release(): Promise<void> }

/** A connection that holds the lock, or undefined while another process does. */
async function tryHold(cluster: { host: string }): Promise<pg.Client | undefined> {
  const client = ownerClient(cluster)
  let held = false
  try {
    await client.connect()
    const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [LOCK])
    held = rows[0]?.held === true
    return held ? client : undefined
  } finally {
    if (!held) await client.end()
  }
}

/** Proves that this is the only server process on the folder; undefined when another one is running. */
export async function holdFolder(cluster: { host: string }): Promise<FolderHold | undefined> {
  let current: pg.Client | undefined
  let released = false

  const keep = (client: pg.Client) => {
    current = client
    client.once('end', () => {
      current = undefined
      if (!released) void regain()
    })
  }

  // Takes the lock again after a restart of the database, as soon as it answers.
  const regain = async () => {
    for (let pause = PAUSE_MS; !released; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      await sleep(pause, undefined, { ref: false })
      // The connection fails while the database is down: the next round tries again.
      const client = await tryHold(cluster).catch(() => undefined)
      if (!client) continue
      if (released) return client.end()
      return keep(client)
    }
  }

  // PostgreSQL may need a moment to notice that the connection of a killed predecessor is gone.
  const deadline = Date.now() + TRY_FOR_MS
  let client = await tryHold(cluster)
  while (!client && Date.now() < deadline) {
    await sleep(PAUSE_MS)
    client = await tryHold(cluster)
  }
  if (!client) return undefined
  keep(client)
  return {
    async release() {
      released = true
      await current?.end()
    },
  }
}
