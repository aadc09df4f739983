import { type DatabasePlace, ownerClient } from './connect.ts'
import { assertDurable } from './embedded/assert-durable.ts'
import type { DatabaseLog } from './open-database.ts'
import { outdatedServer, versionOf } from './server-version.ts'

/** Checks a database server that is not embedded: refuses one that could lose confirmed commits, warns of an outdated one (F22). */
export async function judgeServer(place: DatabasePlace, log: DatabaseLog): Promise<void> {
  const client = ownerClient(place)
  try {
    await client.connect()
    await assertDurable(client)
    const outdated = outdatedServer(await versionOf(client))
    if (outdated) log.warn(outdated, 'database server has known holes: update it')
  } finally {
    await client.end()
  }
}
