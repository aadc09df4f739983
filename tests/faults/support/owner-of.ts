import type pg from 'pg'
import { ownerClient } from '#server/db/connect.ts'
import { OWNER } from '#server/db/embedded/owner-connection.ts'
import type { scratchServers } from './scratch-servers.ts'

/** A connection as owner to a test's embedded database, for many statements; the caller ends it. */
export async function openOwner(here: ReturnType<typeof scratchServers>): Promise<pg.Client> {
  const owner = ownerClient({ socket: here.database().socket, owner: OWNER, database: 'travessia' })
  await owner.connect()
  return owner
}
