import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach } from 'vitest'
import { OWNER } from '#server/db/embedded/owner-connection.ts'
import { readPidFile } from '#server/db/embedded/postmaster.ts'
import { thisProject } from './project-copy.ts'
import { stopServerOf } from './scratch-clusters.ts'
import { type ServerOptions, type ServerProcess, spawnServer } from './server-process.ts'

/** The actual folder of a data folder's embedded database, which may have been moved. */
function clusterFolder(dataDir: string): string {
  const pointer = join(dataDir, 'postgres', 'location')
  return join(existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : join(dataDir, 'postgres'), 'data')
}
export const livingDatabase = (dataDir: string) => readPidFile(clusterFolder(dataDir))?.alive

export async function askAt<Row extends pg.QueryResultRow>(
  host: string,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ host, user: OWNER, database: 'travessia' })
  // Some tests kill the database under a query; the query itself fails then, so this event adds nothing.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end()
  }
}

/** Gives each test data folders and servers on the real disk, and removes them afterwards. */
export function scratchServers() {
  let folder = ''
  let servers: ServerProcess[] = []
  let dataDirs = new Set<string>()

  beforeEach(() => {
    const root = join(thisProject.root, '.data')
    mkdirSync(root, { recursive: true, mode: 0o755 })
    folder = mkdtempSync(join(root, 'f-'))
    chmodSync(folder, 0o755)
    servers = []
    dataDirs = new Set([join(folder, 'd')])
  })
  const killAll = async () => {
    for (const server of servers) await server.kill('SIGKILL')
  }
  afterEach(async () => {
    await killAll()
    for (const dataDir of dataDirs) await stopServerOf(join(dataDir, 'postgres'))
    rmSync(folder, { recursive: true, force: true })
  })

  const here = {
    get folder() {
      return folder
    },
    get dataDir() {
      return join(folder, 'd')
    },
    async spawn(env: Record<string, string> = {}, options: ServerOptions = {}): Promise<ServerProcess> {
      const dataDir = env['DATA_DIR'] ?? here.dataDir
      dataDirs.add(dataDir)
      const server = await spawnServer({ DATA_DIR: dataDir, ...env }, options)
      servers.push(server)
      return server
    },
    async start(env: Record<string, string> = {}, options: ServerOptions = {}): Promise<ServerProcess> {
      const server = await here.spawn(env, options)
      await server.ready()
      return server
    },
    /** For tests whose servers use the test's own database, which has to be stopped after them. */
    killAll,
    /** The running embedded database. */
    database() {
      const found = livingDatabase(here.dataDir)
      if (!found) throw new Error('no database runs')
      return found
    },
    ask: <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) =>
      askAt<Row>(here.database().socket, text, values),
  }
  return here
}
