import { chmodSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { StartupError } from '#server/start/startup-error.ts'
import { assertDurable } from './assert-durable.ts'
import { findBinaries } from './binaries.ts'
import { initCluster } from './init-cluster.ts'
import { launchServer } from './launch-server.ts'
import { OWNER, withOwner } from './owner-connection.ts'
import { findPlace } from './place.ts'
import { PORT } from './socket-folder.ts'
import { withStartLock } from './start-lock.ts'
import { SYSTEM_STATE } from './state-folder.ts'
import { stopServer } from './stop-server.ts'

export { ensureDatabase } from './ensure-database.ts'
export { holdFolder } from './hold-folder.ts'

export type Cluster = {
  /** The socket's folder, usable as `host` of pg. */
  host: string
  /** Names the socket file; nothing listens on the network. */
  port: number
  owner: string
  adopted: boolean
  pid: number
  /** Where the data lives when `dir` is closed to the server's user. */
  moved?: string
  /** Ends the server, an adopted one too: only for the process that holds the folder. */
  stop(): Promise<void>
}

export type ClusterOptions = {
  dir: string
  settings?: Record<string, string>
  log?: (line: string) => void
  /** Used instead of `dir` when root cannot give it to the server's user. */
  systemState?: string
}

/** The real path of `dir`, made when missing and proven to be writable. */
function openFolder(dir: string): string {
  try {
    mkdirSync(dirname(dir), { recursive: true })
    const isNew = !existsSync(dir)
    mkdirSync(dir, { recursive: true })
    // Our own folder may be entered by the server's user whatever the umask; its contents are closed.
    if (isNew) chmodSync(dir, 0o755)
    rmdirSync(mkdtempSync(join(dir, 'probe-')))
    return realpathSync(dir)
  } catch (cause) {
    throw new StartupError(`A pasta de dados não pode ser escrita: ${dir}`, { cause })
  }
}

async function start(dir: string, options: ClusterOptions): Promise<Cluster> {
  const { settings = {}, log = () => undefined, systemState = SYSTEM_STATE } = options
  const place = findPlace(dir, systemState)
  if (place.moved) log(`A pasta ${dir} não é acessível ao usuário do banco; os dados do banco ficam em ${place.moved}`)
  const binaries = findBinaries(place.user, systemState)
  await initCluster(place, binaries)
  const { pid, socket, adopted } = await launchServer(place, binaries, settings)
  try {
    await withOwner({ host: socket }, (client) => assertDurable(client, settings))
  } catch (error) {
    if (!adopted) await stopServer(place.data, pid)
    throw error
  }
  let stopping: Promise<void> | undefined
  const stop = () => {
    stopping ??= stopServer(place.data, pid)
    return stopping
  }
  const cluster: Cluster = { host: socket, port: PORT, owner: OWNER, adopted, pid, stop }
  return place.moved ? { ...cluster, moved: place.moved } : cluster
}

/** The database server of `dir`: created on first use, adopted when it survived its parent, started otherwise. */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const dir = openFolder(resolve(options.dir))
  return withStartLock(dir, () => start(dir, options))
}
