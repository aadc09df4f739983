import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Cluster, ensureDatabase, startCluster } from '#server/db/embedded/start-cluster.ts'
import { DATABASE } from '#server/db/open-database.ts'
import { makeDiskBlobs } from '#server/files/disk.ts'
import { errorCode, namesIn } from '#server/files/temp-files.ts'
import type { Target } from './load-backup.ts'

/** Nothing here has to survive a crash, so rows of new tables are not even logged; small buffers leave memory to the real database. */
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  shared_buffers: '128MB',
}

const startIn = (folder: string): Promise<Cluster> => startCluster({ dir: join(folder, 'postgres'), settings })

async function discard(folder: string, cluster: Cluster | undefined): Promise<void> {
  await cluster?.stop()
  const left = [folder, cluster?.moved, cluster?.host]
  for (const path of left) if (path) await rm(path, { recursive: true, force: true })
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return errorCode(error) !== 'ESRCH'
  }
}

/** Removes what killed runs have left, including their database server, which outlives the process that started it. */
async function discardAbandoned(root: string): Promise<void> {
  for (const name of await namesIn(root)) {
    if (isRunning(Number.parseInt(name, 10))) continue
    const folder = join(root, name)
    const begun = (await namesIn(folder)).includes('postgres')
    // A folder whose server cannot be started has none to stop, and is removed all the same.
    await discard(folder, begun ? await startIn(folder).catch(() => undefined) : undefined)
  }
}

/** An empty database server and an empty store in a temporary folder; `close` removes both. */
export async function openTemporaryPlace(root: string): Promise<Target & { close(): Promise<void> }> {
  await mkdir(root, { recursive: true })
  await discardAbandoned(root)
  const folder = await mkdtemp(join(root, `${process.pid}-`))
  let cluster: Cluster | undefined
  try {
    // The database server's user must be able to enter; the contents are closed to others.
    await chmod(folder, 0o755)
    cluster = await startIn(folder)
    await ensureDatabase(cluster, DATABASE)
  } catch (error) {
    await discard(folder, cluster)
    throw error
  }
  return {
    place: { socket: cluster.host, owner: cluster.owner, database: DATABASE },
    blobs: makeDiskBlobs({ folder: join(folder, 'files') }),
    close: () => discard(folder, cluster),
  }
}
