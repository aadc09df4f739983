import type { Services } from '../context.ts'
import type { EncryptedFiles } from '../integrations/files/encrypted-files.ts'
import type { Files } from '../integrations/files/files.ts'

const DAY = 24 * 60 * 60_000

const sweepable = (files: Files): files is Files & Pick<EncryptedFiles, 'sweep'> => 'sweep' in files

/** Removes what has run out, so that no table grows for ever. */
export async function sweep({ db, files, now: clock, log }: Services): Promise<void> {
  const now = clock()
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY)
  const removed = {
    liveEvents: await db.deleteFrom('live_events').where('created_at', '<', daysAgo(1)).executeTakeFirst(),
    rateLimits: await db.deleteFrom('rate_limits').where('resets_at', '<', now).executeTakeFirst(),
    sessions: await db.deleteFrom('sessions').where('expires_at', '<', now).executeTakeFirst(),
    tokens: await db
      .deleteFrom('account_tokens')
      .where((row) => row.or([row('used_at', '<', daysAgo(7)), row('expires_at', '<', daysAgo(7))]))
      .executeTakeFirst(),
    drafts: await db.deleteFrom('wizard_drafts').where('expires_at', '<', now).executeTakeFirst(),
    verifications: await db.deleteFrom('verifications').where('expires_at', '<', now).executeTakeFirst(),
  }
  const rows = Object.entries(removed).map(([what, { numDeletedRows }]) => [what, Number(numDeletedRows)])
  const uploads = sweepable(files) ? await files.sweep(now) : 0
  log.debug({ ...Object.fromEntries(rows), uploads }, 'swept')
}
