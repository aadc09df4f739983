import { owedPapers } from '#features/documents/server/owed-papers.ts'
import type { DomainEvents } from '#features/events.ts'
import { notify } from '#features/notifications/server/notify.ts'
import { notifyOffice } from '#features/notifications/server/notify-office.ts'
import { returnUnexpected } from '#features/refunds/server/return-unexpected.ts'
import type { AuditAction } from '#rules/audit-actions.ts'
import { audit } from '#server/audit/audit.ts'
import type { Context } from '#server/context.ts'
import { tellSides } from '#server/live/tell-sides.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { closePages } from './close-pages.ts'
import { companyNameOf } from './company-name-of.ts'

type Of<E extends keyof DomainEvents> = DomainEvents[E]

const record = (
  tx: Context,
  action: Extract<AuditAction, `payment.${string}`>,
  paymentId: string,
  details: Record<string, string | number> = {},
): Promise<void> => audit(tx, { action, subjectType: 'payment', subjectId: paymentId, details })

/** What those who hear of a payment are told about the company, in one read: payments are confirmed under a lock. */
const paidCompany = (tx: Context, registrationId: string) =>
  tx.db
    .selectFrom('business_registrations as r')
    .select(['r.company_name as company', 'r.assigned_agent_id as agentId', owedPapers('r.id').as('papers')])
    .where('r.id', '=', registrationId)
    .executeTakeFirstOrThrow()

export async function paymentConfirmed(tx: Context, of: Of<'payment.confirmed'>): Promise<void> {
  const { paymentId, registrationId, customerId } = of
  const { company, agentId, papers } = await paidCompany(tx, registrationId)
  const about = { event: 'payment.confirmed', data: { registrationId, paymentId } } as const
  await notify(tx, { userId: customerId, kind: 'paymentConfirmed', facts: { company, papers }, ...about, here: true })
  // Paid work that nobody has yet: the office hands it to somebody.
  if (!agentId) await notifyOffice(tx, { kind: 'orderWaits', facts: { company }, ...about, data: { registrationId } })
  await tellSides(tx, registrationId)
  const dedupeKey = `payment-confirmed:${paymentId}`
  await queueMail(tx, { template: 'payment-confirmed', userId: customerId, data: { paymentId }, dedupeKey })
  await record(tx, 'payment.confirmed', paymentId, { registrationId })
}

/** The mail of an order lists what the order costs; of something bought later the note itself goes by mail. */
export async function paymentFailed(tx: Context, of: Of<'payment.failed'>): Promise<void> {
  const { paymentId, registrationId, customerId } = of
  const facts = { company: await companyNameOf(tx, registrationId) }
  const about = { event: 'payment.failed', data: { registrationId, paymentId } } as const
  const { purchase_id } = await tx.db
    .selectFrom('payments')
    .select('purchase_id')
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow()
  const ofOrder = purchase_id === null
  await notify(tx, { userId: customerId, kind: 'paymentFailed', facts, ...about, ...(ofOrder ? { here: true } : {}) })
  await tellSides(tx, registrationId)
  const dedupeKey = `payment-failed:${paymentId}`
  if (ofOrder) await queueMail(tx, { template: 'payment-failed', userId: customerId, data: { paymentId }, dedupeKey })
  await record(tx, 'payment.failed', paymentId, { registrationId })
}

export async function paymentRefunded(tx: Context, of: Of<'payment.refunded'>): Promise<void> {
  const { paymentId, registrationId, customerId, refundedCents } = of
  const facts = { company: await companyNameOf(tx, registrationId), refundedCents }
  const about = { event: 'payment.refunded', data: { registrationId, paymentId } } as const
  await notify(tx, { userId: customerId, kind: 'paymentRefunded', facts, ...about })
  // Money that went back whole closes what could still be bought for the company.
  await closePages(tx, of)
  await tellSides(tx, registrationId)
  await record(tx, 'payment.refunded', paymentId, { registrationId, refundedCents })
}

/** Money for what was over when it came: the office is alerted, and it goes back without a decision. */
export async function paymentUnexpected(tx: Context, of: Of<'payment.unexpected'>): Promise<void> {
  const { paymentId, registrationId, customerId, amountCents, because } = of
  const facts = { company: await companyNameOf(tx, registrationId), amountCents }
  const about = { event: 'payment.unexpected', data: { registrationId, paymentId } } as const
  await returnUnexpected(tx, paymentId)
  await notify(tx, { userId: customerId, kind: 'paymentUnexpected', facts, ...about })
  await notifyOffice(tx, { kind: 'paymentUnexpectedForOffice', facts, ...about })
  await tellSides(tx, registrationId)
  await record(tx, 'payment.unexpected', paymentId, { registrationId, amountCents, because })
}

/** Both sides were notified of its arrival. */
export async function refundReturned(tx: Context, of: Of<'payment.refundReturned'>): Promise<void> {
  const { paymentId, registrationId, customerId, returnedCents: amountCents } = of
  const facts = { company: await companyNameOf(tx, registrationId), amountCents }
  const about = { event: 'payment.refundReturned', data: { registrationId, paymentId } } as const
  await notify(tx, { userId: customerId, kind: 'refundReturned', facts, ...about })
  await notifyOffice(tx, { kind: 'refundReturnedForOffice', facts, ...about })
  await tellSides(tx, registrationId)
  await record(tx, 'payment.refundReturned', paymentId, { registrationId, amountCents })
}

/** The bank asks for the money back: the office has to answer within days (C7). */
export async function paymentDisputed(tx: Context, of: Of<'payment.disputed'>): Promise<void> {
  const { paymentId, registrationId } = of
  const facts = { company: await companyNameOf(tx, registrationId) }
  const about = { event: 'payment.disputed', data: { registrationId, paymentId } } as const
  await notifyOffice(tx, { kind: 'paymentDisputed', facts, ...about })
  await record(tx, 'payment.disputed', paymentId, { registrationId })
}

export async function disputeClosed(tx: Context, of: Of<'payment.disputeClosed'>): Promise<void> {
  const { paymentId, registrationId } = of
  await tellSides(tx, registrationId)
  await record(tx, 'payment.disputeClosed', paymentId, { registrationId })
}
