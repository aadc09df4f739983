import { type Services, systemContext } from '#server/context.ts'
import { reapplyErasures } from '#server/features/privacy/reapply-erasures.ts'
import { removeIdentityDocuments } from '#server/features/privacy/remove-identity-documents.ts'
import { sweepErased } from '#server/features/privacy/sweep-erased.ts'
import { sweepExports } from '#server/features/privacy/sweep-exports.ts'
import type { EncryptedFiles } from '#server/integrations/files/encrypted-files.ts'
import type { Files } from '#server/integrations/files/files.ts'
import { removeFiles } from './remove-files.ts'

const DAY = 24 * 60 * 60_000

const sweepable = (files: Files): files is Files & Pick<EncryptedFiles, 'sweep'> => 'sweep' in files

/** Removes what has run out, so that no table grows for ever. */
export async function sweep(services: Services): Promise<void> {
  const { db, files, now: clock, log } = services
  const now = clock()
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY)
  await db
    .updateTable('user_impersonations')
    .set({ ended_at: now, ended_by: 'expiry' })
    .where('ended_at', 'is', null)
    .where('expires_at', '<=', now)
    .execute()
  const removed = {
    liveEvents: await db.deleteFrom('live_events').where('created_at', '<', daysAgo(1)).executeTakeFirst(),
    rateLimits: await db.deleteFrom('rate_limits').where('resets_at', '<', now).executeTakeFirst(),
    sessions: await db.deleteFrom('sessions').where('expires_at', '<', now).executeTakeFirst(),
    tokens: await db
      .deleteFrom('account_tokens')
      .where((row) => row.or([row('used_at', '<', daysAgo(7)), row('expires_at', '<', daysAgo(7))]))
      .executeTakeFirst(),
    devices: await db.deleteFrom('known_devices').where('last_seen_at', '<', daysAgo(400)).executeTakeFirst(),
    emailChanges: await db.deleteFrom('email_changes').where('expires_at', '<', now).executeTakeFirst(),
    drafts: await db.deleteFrom('wizard_drafts').where('expires_at', '<', now).executeTakeFirst(),
    // The last mail of an account that is gone: what could not be sent in a week will not be.
    lastMails: await db
      .deleteFrom('outbox_mails')
      .where('template', '=', 'account-erased')
      .where('created_at', '<', daysAgo(7))
      .executeTakeFirst(),
    verifications: await db.deleteFrom('verifications').where('expires_at', '<', now).executeTakeFirst(),
  }
  const rows = Object.entries(removed).map(([what, { numDeletedRows }]) => [what, Number(numDeletedRows)])
  const uploads = sweepable(files) ? await files.sweep(now) : 0
  const kept = await sweepPersonal(services)
  log.debug({ ...Object.fromEntries(rows), ...kept, uploads }, 'swept')
}

/** What is kept for a time only, and whatever an erasure has left behind (docs/decisions/0014-erasing-a-person.md). */
async function sweepPersonal(services: Services): Promise<Record<string, number>> {
  const context = systemContext(services, 'sweep')
  const counts = {
    erasures: await reapplyErasures(context),
    exports: await sweepExports(context),
    identityDocuments: await removeIdentityDocuments(context),
  }
  await sweepErased(context)
  // A `remove-files` job that was given up leaves its files listed; the sweep goes on with them.
  await removeFiles(services)
  return counts
}
