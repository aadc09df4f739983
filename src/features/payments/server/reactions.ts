import { owedPapers } from '#features/documents/server/owed-papers.ts'
import { isPending } from '#features/duties/rules/duty.ts'
import { notify } from '#features/notifications/server/notify.ts'
import { notifyOffice } from '#features/notifications/server/notify-office.ts'
import type { PayRefusal } from '#features/purchases/rules/may-be-paid.ts'
import { companyNameOf } from '#features/registrations/server/company-name-of.ts'
import { publishToSides } from '#features/registrations/server/publish-to-sides.ts'
import type { AuditAction } from '#rules/audit-actions.ts'
import { audit } from '#server/audit/audit.ts'
import type { Context } from '#server/context.ts'
import type { Reactions } from '#server/dispatch.ts'
import type { DataOf } from '#server/events.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { closePages } from './close-pages.ts'
import { payAgain } from './pay-again.ts'

declare module '#server/events.ts' {
  interface DomainEvents {
    'payment.confirmed': { paymentId: string; registrationId: string; customerId: string }
    'payment.failed': { paymentId: string; registrationId: string; customerId: string }
    'payment.refunded': { paymentId: string; registrationId: string; customerId: string; refundedCents: number }
    /** Money arrived for something that may no longer be paid, such as a rejected order (`because`); it is refunded. */
    'payment.unexpected': {
      paymentId: string
      registrationId: string
      customerId: string
      amountCents: number
      because: PayRefusal
    }
    /** The bank returned a refund that had arrived; the refunded amount shrinks by `returnedCents`. */
    'payment.refundReturned': { paymentId: string; registrationId: string; customerId: string; returnedCents: number }
    /** The provider reports another state of the payment than before. */
    'payment.changed': { paymentId: string; registrationId: string }
    'payment.disputed': { paymentId: string; registrationId: string }
    'payment.disputeClosed': { paymentId: string; registrationId: string }
  }
}

const record = (
  tx: Context,
  action: Extract<AuditAction, `payment.${string}`>,
  paymentId: string,
  details: Record<string, string | number> = {},
): Promise<void> => audit(tx, { action, subjectType: 'payment', subjectId: paymentId, details })

/** What notifications of a payment say about the company, in one read, because payments are confirmed under a lock. */
const paidCompany = (tx: Context, registrationId: string) =>
  tx.db
    .selectFrom('business_registrations as r')
    .select(['r.company_name as company', 'r.assigned_agent_id as agentId', owedPapers('r.id').as('papers')])
    .where('r.id', '=', registrationId)
    .executeTakeFirstOrThrow()

async function paymentConfirmed(tx: Context, of: DataOf<'payment.confirmed'>): Promise<void> {
  const { paymentId, registrationId, customerId } = of
  const { company, agentId, papers } = await paidCompany(tx, registrationId)
  const about = { event: 'payment.confirmed', data: { registrationId, paymentId } } as const
  await notify(tx, { userId: customerId, kind: 'paymentConfirmed', facts: { company, papers }, ...about, here: true })
  // A paid order without an agent: admins have to assign one.
  if (!agentId) await notifyOffice(tx, { kind: 'orderWaits', facts: { company }, ...about, data: { registrationId } })
  await publishToSides(tx, registrationId)
  const dedupeKey = `payment-confirmed:${paymentId}`
  await queueMail(tx, { template: 'payment-confirmed', userId: customerId, data: { paymentId }, dedupeKey })
  await record(tx, 'payment.confirmed', paymentId, { registrationId })
}

/** A failed order gets a mail template that lists its costs; for a purchase the notification itself is sent by mail. */
async function paymentFailed(tx: Context, of: DataOf<'payment.failed'>): Promise<void> {
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
  await publishToSides(tx, registrationId)
  const dedupeKey = `payment-failed:${paymentId}`
  if (ofOrder) await queueMail(tx, { template: 'payment-failed', userId: customerId, data: { paymentId }, dedupeKey })
  await record(tx, 'payment.failed', paymentId, { registrationId })
}

async function paymentRefunded(tx: Context, of: DataOf<'payment.refunded'>): Promise<void> {
  const { paymentId, registrationId, customerId, refundedCents } = of
  const facts = { company: await companyNameOf(tx, registrationId), refundedCents }
  const about = { event: 'payment.refunded', data: { registrationId, paymentId } } as const
  await notify(tx, { userId: customerId, kind: 'paymentRefunded', facts, ...about })
  // After a full refund, open purchases of the company may no longer be paid.
  await closePages(tx, of)
  await publishToSides(tx, registrationId)
  await record(tx, 'payment.refunded', paymentId, { registrationId, refundedCents })
}

/** Unexpected money: the customer and admins are notified, and it is refunded without a decision. */
async function paymentUnexpected(tx: Context, of: DataOf<'payment.unexpected'>): Promise<void> {
  const { paymentId, registrationId, customerId, amountCents, because } = of
  const facts = { company: await companyNameOf(tx, registrationId), amountCents }
  const about = { event: 'payment.unexpected', data: { registrationId, paymentId } } as const
  await notify(tx, { userId: customerId, kind: 'paymentUnexpected', facts, ...about })
  await notifyOffice(tx, { kind: 'paymentUnexpectedForOffice', facts, ...about })
  await publishToSides(tx, registrationId)
  await record(tx, 'payment.unexpected', paymentId, { registrationId, amountCents, because })
}

/** The customer was notified of the refund, so its return is announced too; admins are notified because they have to refund it again. */
async function refundReturned(tx: Context, of: DataOf<'payment.refundReturned'>): Promise<void> {
  const { paymentId, registrationId, customerId, returnedCents: amountCents } = of
  const facts = { company: await companyNameOf(tx, registrationId), amountCents }
  const about = { event: 'payment.refundReturned', data: { registrationId, paymentId } } as const
  await notify(tx, { userId: customerId, kind: 'refundReturned', facts, ...about })
  await notifyOffice(tx, { kind: 'refundReturnedForOffice', facts, ...about })
  await publishToSides(tx, registrationId)
  await record(tx, 'payment.refundReturned', paymentId, { registrationId, amountCents })
}

/** The bank disputes the payment: admins have to answer within days (C7). */
async function paymentDisputed(tx: Context, of: DataOf<'payment.disputed'>): Promise<void> {
  const { paymentId, registrationId } = of
  const facts = { company: await companyNameOf(tx, registrationId) }
  const about = { event: 'payment.disputed', data: { registrationId, paymentId } } as const
  await notifyOffice(tx, { kind: 'paymentDisputed', facts, ...about })
  await record(tx, 'payment.disputed', paymentId, { registrationId })
}

async function disputeClosed(tx: Context, of: DataOf<'payment.disputeClosed'>): Promise<void> {
  const { paymentId, registrationId } = of
  await publishToSides(tx, registrationId)
  await record(tx, 'payment.disputeClosed', paymentId, { registrationId })
}

export const reactions: Reactions = {
  'payment.confirmed': paymentConfirmed,
  'payment.failed': paymentFailed,
  'payment.refunded': paymentRefunded,
  'payment.unexpected': paymentUnexpected,
  'payment.refundReturned': refundReturned,
  'payment.disputed': paymentDisputed,
  'payment.disputeClosed': disputeClosed,
  'registration.statusChanged': async (tx, { registrationId, from, to }) => {
    if (to === 'rejected') await closePages(tx, { registrationId })
    if (from === 'rejected') await payAgain(tx, registrationId)
  },
  'registration.refunded': closePages,
  'company.dissolved': closePages,
  // An unpaid service for a duty that is no longer pending may not be paid any more.
  'duty.statusChanged': async (tx, of) => {
    if (!isPending(of.to)) await closePages(tx, of)
  },
}
