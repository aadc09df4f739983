import { sql } from 'kysely'
import { keptSince } from '#rules/retention.ts'
import { type Services, systemContext } from '#server/context.ts'
import type { Db } from '#server/db/connect.ts'
import type { DB } from '#server/db/types.ts'
import type { RunOut, ServerFeature } from '#server/feature.ts'
import type { EncryptedFiles } from '#server/files/encrypted-files.ts'
import type { Files } from '#server/files/files.ts'
import { removeFiles } from '#server/files/remove-files.ts'
import { removeInBatches } from './remove-in-batches.ts'

/**
 * A cron run that lost its connection or its process left no error, and the next run took over its key and its work: the row needs
 * neither attention nor a retry.
 */
async function removeDeadRuns(db: Db): Promise<number> {
  const { rows } = await sql`
    select from graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs where task_identifier in (select task from cron_runs)
      and locked_at is null and attempts >= max_attempts and key is null and last_error is null))`.execute(db)
  return rows.length
}

const sweepable = (files: Files): files is Files & Pick<EncryptedFiles, 'sweep'> => 'sweep' in files

const runOutOfPlatform: RunOut = {
  live_events: (now) => sql`created_at < ${keptSince('liveEvents', now)}`,
  rate_limits: (now) => sql`resets_at < ${now}`,
}

/** Deletes rows and files whose retention has ended. A part that fails does not stop the others; the next run repeats it. */
export async function sweep(services: Services, features: readonly ServerFeature[]): Promise<void> {
  const { db, files, now: clock, log } = services
  const now = clock()
  const context = systemContext(services, 'sweep')
  const swept: Record<string, number> = {}
  const failed: string[] = []
  const part = async (name: string, work: () => Promise<number>): Promise<void> => {
    try {
      swept[name] = await work()
    } catch (err) {
      failed.push(name)
      log.error({ err, part: name }, 'not swept')
    }
  }
  for (const runOut of [runOutOfPlatform, ...features.map(({ runOut = {} }) => runOut)])
    for (const [table, condition] of Object.entries(runOut))
      await part(table, () => removeInBatches(db, table as keyof DB, condition(now)))
  await part('runs', () => removeDeadRuns(db))
  if (sweepable(files)) await part('uploads', () => files.sweep(now))
  for (const feature of features)
    for (const [name, work] of Object.entries(feature.sweep ?? {})) await part(name, () => work(context))
  log.debug(swept, 'swept')
  // A `remove-files` job that was given up leaves its files listed; the sweep removes them.
  await removeFiles(services)
  if (failed.length > 0) throw new Error(`not swept: ${failed.join(', ')}`)
}
