import { type RawBuilder, sql } from 'kysely'
import { reapplyErasures } from '#features/privacy/server/reapply-erasures.ts'
import { removeIdentityDocuments } from '#features/privacy/server/remove-identity-documents.ts'
import { sweepErased } from '#features/privacy/server/sweep-erased.ts'
import { sweepExports } from '#features/privacy/server/sweep-exports.ts'
import { type Kept, keptSince } from '#rules/retention.ts'
import { type Services, systemContext } from '#server/context.ts'
import type { Db } from '#server/db/connect.ts'
import type { DB } from '#server/db/types.ts'
import type { EncryptedFiles } from '#server/files/encrypted-files.ts'
import type { Files } from '#server/files/files.ts'
import { removeFiles } from '#server/files/remove-files.ts'
import { cronTable } from './cron.ts'
import { removeInBatches } from './remove-in-batches.ts'

/** Closes what ran out while nobody called; sessions that went with it end by themselves. */
export async function endImpersonations(db: Db, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('user_impersonations')
    .set(({ ref }) => ({ ended_at: ref('expires_at'), ended_by: 'expiry' }))
    .where('ended_at', 'is', null)
    .where('expires_at', '<=', now)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/**
 * A cron run that lost its connection or its process left no error, and the next run took over its key and its work: the row needs
 * neither attention nor a retry.
 */
async function removeDeadRuns(db: Db): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
    where t.id = j.task_id and t.identifier = any(${cronTable.map(({ task }) => task)}::text[])
      and j.locked_at is null and j.attempts >= j.max_attempts and j.key is null and j.last_error is null`.execute(db)
  return Number(numAffectedRows ?? 0n)
}

const sweepable = (files: Files): files is Files & Pick<EncryptedFiles, 'sweep'> => 'sweep' in files

/** What of each table has run out. */
function runOut(now: Date): [table: keyof DB, condition: RawBuilder<unknown>][] {
  const since = (kept: Kept) => keptSince(kept, now)
  return [
    ['live_events', sql`created_at < ${since('liveEvents')}`],
    ['rate_limits', sql`resets_at < ${now}`],
    ['sessions', sql`expires_at < ${now}`],
    ['account_tokens', sql`(used_at < ${since('usedLinks')} or expires_at < ${since('usedLinks')})`],
    ['known_devices', sql`last_seen_at < ${since('knownDevices')}`],
    ['email_changes', sql`expires_at < ${now}`],
    ['wizard_drafts', sql`expires_at < ${now}`],
    ['outbox_mails', sql`template = 'account-erased' and created_at < ${since('lastMail')}`],
    ['verifications', sql`expires_at < ${now}`],
    ['access_records', sql`at < ${since('accessRecords')}`],
    ['contact_messages', sql`created_at < ${since('contactMessages')}`],
  ]
}

/** Removes what has run out, so that no table grows for ever. A part that fails holds up no other; the next run repeats it. */
export async function sweep(services: Services): Promise<void> {
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
  for (const [table, condition] of runOut(now)) await part(table, () => removeInBatches(db, table, condition))
  await part('runs', () => removeDeadRuns(db))
  if (sweepable(files)) await part('uploads', () => files.sweep(now))
  // What is kept for a time only, and whatever an erasure has left behind (docs/decisions/0014-erasing-a-person.md).
  await part('erasures', () => reapplyErasures(context))
  await part('exports', () => sweepExports(context))
  await part('identityDocuments', () => removeIdentityDocuments(context))
  await part('erased', () => sweepErased(context))
  log.debug(swept, 'swept')
  // A `remove-files` job that was given up leaves its files listed; the sweep goes on with them.
  await removeFiles(services)
  if (failed.length > 0) throw new Error(`not swept: ${failed.join(', ')}`)
}
