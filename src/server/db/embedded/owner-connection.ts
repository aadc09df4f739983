import pg from 'pg'
import { PORT } from './socket-folder.ts'

export const OWNER = 'travessia_owner'

/** A connection of the cluster's owner to the maintenance database. */
export function ownerClient({ host }: { host: string }): pg.Client {
  const client = new pg.Client({ host, port: PORT, user: OWNER, database: 'postgres', connectionTimeoutMillis: 5000 })
  // Without a listener a database that goes away ends the process; the query in flight reports it.
  client.on('error', () => undefined)
  return client
}

export async function withOwner<T>(at: { host: string }, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = ownerClient(at)
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end()
  }
}
