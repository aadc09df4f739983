import { join } from 'node:path'
import type { DatabasePlace } from '#server/db/connect.ts'
import { readPidFile } from '#server/db/embedded/postmaster.ts'

/** The running server's database, found through PostgreSQL's pid file in the data folder. */
export function clusterPlace(dataDir: string): DatabasePlace {
  const socket = readPidFile(join(dataDir, 'postgres/data'))?.alive?.socket
  if (!socket) throw new Error(`no database is running for ${dataDir}`)
  return { socket, owner: 'travessia_owner', database: 'travessia' }
}
