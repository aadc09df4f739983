import { z } from 'zod'
import { destinationOf } from '#features/notifications/rules/destination.ts'
import { companyIn, notificationText, toldBy } from '#features/notifications/words/catalog.ts'
import type { Role } from '#rules/role.ts'
import type { Db } from '#server/db/connect.ts'
import type { Reader } from '#server/language/reader.ts'
import { readContactFacts } from './contact-facts.ts'
import type { About, MailFacts } from './mail-facts.ts'
import { noOrder, readOrderFacts } from './order-facts.ts'
import { noPayment, readPaymentFacts } from './payment-facts.ts'
import { readSignInFacts } from './sign-in-facts.ts'
import { noTicket, readTicketFacts } from './ticket-facts.ts'
import { noWithdrawal, readWithdrawalFacts } from './withdrawal-facts.ts'

type Facts = Omit<MailFacts, 'siteName' | 'seller' | 'origin' | 'name' | 'token'>
type Queued = { userId: string | null; data: unknown; reader: Reader }

const stringRecord = z.record(z.string(), z.string()).catch({})
const emailChangeIds = z.object({ askedAt: z.iso.datetime() })
const notificationIds = z.object({ notificationId: z.uuid() })

async function notificationOf(
  db: Db,
  { language }: Reader,
  data: unknown,
): Promise<MailFacts['notification'] | undefined> {
  const ids = notificationIds.safeParse(data).data
  if (!ids) return undefined
  const row = await db
    .selectFrom('notifications as n')
    .innerJoin('profiles as p', 'p.id', 'n.user_id')
    .select(['n.kind', 'n.facts', 'n.title', 'n.message', 'n.event', 'n.data', 'p.role'])
    .where('n.id', '=', ids.notificationId)
    .executeTakeFirst()
  if (!row) return undefined
  const told = toldBy(row)
  const { title, message } = told ? notificationText(told, language) : row
  const path = destinationOf(row, row.role as Role) ?? '/login'
  return { title, message, path, company: (told && companyIn(told)) ?? '' }
}

/** The requested new address, as long as that same request is open: a newer request has its own mails. */
async function newEmailOf(db: Db, now: Date, { userId, data }: Queued): Promise<string | undefined> {
  const ids = emailChangeIds.safeParse(data).data
  if (!ids || !userId) return undefined
  const row = await db
    .selectFrom('email_changes')
    .select('new_email')
    .where('user_id', '=', userId)
    .where('created_at', '=', new Date(ids.askedAt))
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row?.new_email
}

/** The outbox holds ids only, so the facts are read when the mail is sent. Undefined when the record is gone. */
export async function readFacts(
  db: Db,
  now: Date,
  about: About | undefined,
  queued: Queued,
): Promise<Facts | undefined> {
  const notification =
    about === 'notification'
      ? await notificationOf(db, queued.reader, queued.data)
      : { title: '', message: '', path: '', company: '' }
  const newEmail = about === 'emailChange' ? await newEmailOf(db, now, queued) : ''
  const order = about === 'order' ? await readOrderFacts(db, queued.data) : noOrder
  const payment = about === 'payment' ? await readPaymentFacts(db, queued.data) : noPayment
  const withdrawal = about === 'withdrawal' ? await readWithdrawalFacts(db, queued.reader, queued.data) : noWithdrawal
  const ticket = about === 'ticket' ? await readTicketFacts(db, queued.data) : noTicket
  if (!notification || newEmail === undefined || !order || !payment || !withdrawal || !ticket) return undefined
  const contact = await readContactFacts(db, queued.data)
  const signIn = await readSignInFacts(db, queued.reader, queued.data)
  const details = stringRecord.parse(queued.data)
  return { notification, newEmail, order, payment, withdrawal, ticket, signIn, contact, details }
}
