import type pg from 'pg'
import { ownerClient } from '#server/db/connect.ts'
import { OWNER } from '#server/db/embedded/owner-connection.ts'
import type { scratchServers } from './scratch-servers.ts'

/** The owner's connection to the embedded database of a test, for many statements; whoever asks for it ends it. */
export async function openOwner(here: ReturnType<typeof scratchServers>): Promise<pg.Client> {
  const owner = ownerClient({ socket: here.database().socket, owner: OWNER, database: 'travessia' })
  await owner.connect()
  return owner
}
