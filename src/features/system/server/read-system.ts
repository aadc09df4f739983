import { statfs } from 'node:fs/promises'
import type { system } from '#features/system/contract.ts'
import type { Handler } from '#server/http/handler.ts'
import { readBackups } from '#server/operations/backup/backup-folder.ts'
import { version } from '#server/operations/version.ts'
import { readDatabase, readMigrations } from './read-database.ts'
import { readJobs, readMails } from './read-queues.ts'

/** Free and total space of the disk that holds the data folder; null if it cannot be read. */
async function readDisk(folder: string) {
  try {
    const { bsize, bavail, blocks } = await statfs(folder)
    return { folder, freeBytes: bavail * bsize, totalBytes: blocks * bsize }
  } catch {
    return null // an unreadable disk must not fail the whole screen
  }
}

/** The state of the platform; metrics of the process are those of the node that answers. */
export const readSystem: Handler<typeof system.read> = async ({ db, config, figures, now }) => {
  const [migrations, database, jobs, mails, disk, backups, gauges, calls] = await Promise.all([
    readMigrations(db),
    readDatabase(db),
    readJobs(db),
    readMails(db),
    readDisk(config.dataDir),
    readBackups(config.backupDir, now),
    figures.gauges({ newSpan: false }),
    figures.metrics.calls(),
  ])
  return {
    at: now,
    server: {
      version,
      node: process.version,
      startedAt: figures.startedAt,
      memoryBytes: process.memoryUsage.rss(),
    },
    migrations,
    database,
    jobs,
    mails,
    liveStreams: figures.streams(),
    disk,
    backups,
    gauges: gauges.map(([name, help, value]) => ({ name, help, value })),
    calls: calls.sort((one, other) => other.count * other.meanMs - one.count * one.meanMs),
  }
}
