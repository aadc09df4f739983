import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { invoiceAttachment } from '#features/payments/server/invoice-attachment.ts'
import { sellerColumns, sellerOf } from '#features/site-settings/server/seller.ts'
import { languages } from '#rules/language/preferences.ts'
import { type MailTemplate, mailTemplates } from '#rules/mail-templates.ts'
import { linkLifetimes } from '#rules/sign-in/link-lifetimes.ts'
import { isSpent, issueToken } from '#server/auth/account-tokens.ts'
import { holdAccounts } from '#server/auth/hold-account.ts'
import type { Services } from '#server/context.ts'
import { readerIn, stranger } from '#server/language/reader.ts'
import { layOut } from '#server/mail/layout.ts'
import { linkToken } from '#server/mail/link-token.ts'
import { InvalidMail, type Mail, type MailMessage, MailNotSent } from '#server/mail/transport/mail.ts'
import { readFacts } from './facts/read-facts.ts'
import type { LinkPurpose } from './template.ts'
import { templates } from './templates.ts'
import { writeMail } from './write-mail.ts'

const MARK_TRIES = 60
const MARK_PAUSE = 1000

const forgotten = mailTemplates.filter((name) => templates[name].forgotten)

// For the last mail to an erased account: the reader's language is known only from the queued data.
const lastReader = z.object({ language: z.enum(languages) }).catch({ language: stranger.language })

const isTemplate = (name: string): name is MailTemplate => mailTemplates.some((known) => known === name)

const waiting = (services: Services, mailId: string) =>
  services.db
    .selectFrom('outbox_mails as m')
    .leftJoin('profiles as p', 'p.id', 'm.user_id')
    .leftJoin('user_preferences as u', 'u.user_id', 'm.user_id')
    .crossJoin('site_settings as s')
    .select([
      'm.id',
      'm.template',
      'm.user_id',
      'm.to_address',
      'm.data',
      'p.email',
      'p.name',
      's.site_name',
      ...sellerColumns,
      's.enable_emails',
      'u.language',
      'u.time_zone',
    ])
    .where('m.id', '=', mailId)
    .where('m.sent_at', 'is', null)
    .executeTakeFirst()

type Link = { mailId: string; userId: string; purpose: LinkPurpose; newEmail: string }

/**
 * Undefined when the mail was removed from the outbox meanwhile, because a new password invalidates open password links, and when
 * its link was already used, which means that a copy has arrived.
 */
const tokenFor = (services: Services, { mailId, userId, purpose, newEmail }: Link): Promise<string | undefined> =>
  services.db.transaction().execute(async (db) => {
    await holdAccounts({ db }, [userId])
    const mail = await db.selectFrom('outbox_mails').select('id').where('id', '=', mailId).executeTakeFirst()
    const token = linkToken(services.keys, mailId)
    if (!mail || (await isSpent(db, token))) return undefined
    const lifetimeMs = linkLifetimes[purpose]
    return issueToken(db, services.newId, services.now(), {
      userId,
      purpose,
      lifetimeMs,
      token,
      ...(newEmail ? { newEmail } : {}),
    })
  })

/** The message to send; undefined when it must not be sent any more. Its link is made only now and is not stored in the outbox. */
async function write(services: Services, mailId: string): Promise<MailMessage | undefined> {
  const row = await waiting(services, mailId)
  const to = row?.to_address ?? row?.email
  if (!row || !to) return undefined
  // During an upgrade a node of the next version may have queued this template; a retry of the job on such a node sends it.
  if (!isTemplate(row.template)) throw new Error(`no mail is called ${row.template}`)
  const template = templates[row.template]
  if (!template.essential && !row.enable_emails) return undefined
  const reader = row.user_id ? readerIn(row) : { ...stranger, ...lastReader.parse(row.data) }
  const queued = { userId: row.user_id, data: row.data, reader }
  const known = await readFacts(services.db, services.now(), template.about, queued)
  if (!known || (template.link && !row.user_id)) return undefined
  const link = template.link && row.user_id && { mailId, userId: row.user_id, purpose: template.link }
  const token = link ? await tokenFor(services, { ...link, newEmail: known.newEmail }) : ''
  if (token === undefined) return undefined
  const name = row.name ?? known.contact.nome
  const facts = { ...known, siteName: row.site_name, seller: sellerOf(row), origin: services.origin, name, token }
  const attachments = template.attach ? [await invoiceAttachment(services, known.payment.paymentId, reader)] : []
  return { id: row.id, to, ...layOut(writeMail(row.template, facts, reader.language), row.site_name), attachments }
}

const isHopeless = (error: unknown): boolean =>
  error instanceof InvalidMail || (error instanceof MailNotSent && error.permanent)
const failureOf = (error: unknown): string =>
  error instanceof MailNotSent ? error.code : error instanceof Error ? error.name : 'unknown'

/** Sends one mail of the outbox. A second copy after a crash has the same Message-ID. Throws only when a later retry can help. */
export async function sendMail(
  services: Services,
  mail: Mail,
  mailId: string,
  stopping: Promise<unknown>,
  lastTry = false,
): Promise<void> {
  const message = await write(services, mailId)
  if (!message) return
  try {
    await Promise.race([mail.send(message), stopping])
  } catch (error) {
    if (!isHopeless(error) && !lastTry) throw error
    // The job ends without an error, because given-up mails have their own list, which a retry of a failed job would bypass.
    await giveUp(services, mailId, failureOf(error))
    return
  }
  await markSent(services, mailId, stopping)
}

/** Lists the mail for admins, who may have it sent again (G50); a mail of a `forgotten` template is deleted instead. */
async function giveUp(services: Services, mailId: string, failure: string): Promise<void> {
  services.log.warn({ mailId, reason: failure }, 'mail given up')
  await forget(services, mailId)
  const { db, now } = services
  await db.updateTable('outbox_mails').set({ failed_at: now(), failure }).where('id', '=', mailId).execute()
}

const forget = ({ db }: Services, mailId: string) =>
  db.deleteFrom('outbox_mails').where('id', '=', mailId).where('template', 'in', forgotten).execute()

/** Retries marking the mail as sent, because a short outage of the database must not cause a second copy. */
async function markSent(services: Services, mailId: string, stopping: Promise<unknown>): Promise<void> {
  const { db, now } = services
  for (let tries = 1; ; tries++) {
    try {
      await forget(services, mailId)
      await db
        .updateTable('outbox_mails')
        .set({ sent_at: now(), failed_at: null, failure: null })
        .where('id', '=', mailId)
        .execute()
      return
    } catch (error) {
      if (tries >= MARK_TRIES) throw error
      await Promise.race([sleep(MARK_PAUSE), stopping])
    }
  }
}
