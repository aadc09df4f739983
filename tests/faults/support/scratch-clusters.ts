import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach } from 'vitest'
import { readPidFile } from '#server/db/embedded/postmaster.ts'
import type { ServerUser } from '#server/db/embedded/server-user.ts'
import type { ClusterOptions } from '#server/db/embedded/start-cluster.ts'
import { stopServer } from '#server/db/embedded/stop-server.ts'
import { type ClusterProcess, kill9, spawnCluster } from './cluster-process.ts'
import type { Project } from './project-copy.ts'
import type { RunOptions } from './run-cluster.ts'

export function folderWithMode(path: string, mode: number): string {
  mkdirSync(path)
  chmodSync(path, mode)
  return path
}

/** Stops the database server of a data folder, if one is running. */
export async function stopServerOf(dir: string): Promise<void> {
  const pointer = join(dir, 'location')
  const data = join(existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : dir, 'data')
  const server = readPidFile(data)?.alive
  if (server) await stopServer(data, server.pid)
}

/** Gives each test its own data folder, and removes its folders and processes afterwards. */
export function scratchClusters() {
  let folder = ''
  let dirs: string[] = []
  let processes: ClusterProcess[] = []

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'travessia-test-'))
    // Every user may enter the folder; otherwise root's data would move to the state folder in each test.
    chmodSync(folder, 0o755)
    dirs = [join(folder, 'db')]
    processes = []
  })

  afterEach(async () => {
    for (const running of processes) await kill9(running)
    for (const dir of dirs) await stopServerOf(dir)
    rmSync(folder, { recursive: true, force: true })
  })

  const here = {
    get folder() {
      return folder
    },
    /** The data folder in use. */
    get dir() {
      return dirs.at(-1) ?? ''
    },
    useDir(dir: string) {
      dirs.push(dir)
      return dir
    },
    options: (more: Partial<ClusterOptions> = {}): ClusterOptions => ({
      dir: here.dir,
      systemState: join(folder, 'state'),
      ...more,
    }),
    run(more: Partial<RunOptions> = {}, user?: ServerUser, project?: Project): ClusterProcess {
      const started = spawnCluster({ ...here.options(), ...more }, user, project)
      processes.push(started)
      return started
    },
  }
  return here
}

export async function query<Row extends pg.QueryResultRow>(host: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ host, user: 'travessia_owner', database: 'postgres' })
  // Some tests kill the server under a query; the query itself fails then, so this event adds nothing.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}
