import { shortReason } from '#features/notifications/rules/short-reason.ts'
import { notify } from '#features/notifications/server/notify.ts'
import { notifyOffice } from '#features/notifications/server/notify-office.ts'
import { purchaseQuoteShape } from '#features/purchases/rules/purchase-quote.ts'
import type { RefundStage } from '#features/refunds/rules/stages.ts'
import type { RefundFailure } from '#features/refunds/rules/status.ts'
import type { RefundGround } from '#features/refunds/rules/withdrawal.ts'
import type { RegistrationStatus } from '#features/registrations/rules/status.ts'
import { companyNameOf } from '#features/registrations/server/company-name-of.ts'
import { publishToSides } from '#features/registrations/server/publish-to-sides.ts'
import type { AuditAction } from '#rules/audit-actions.ts'
import { audit } from '#server/audit/audit.ts'
import type { Context } from '#server/context.ts'
import type { Reactions } from '#server/dispatch.ts'
import type { DataOf } from '#server/events.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { followProvider } from './follow-provider.ts'
import { returnAlong } from './return-along.ts'
import { returnUnexpected } from './return-unexpected.ts'

declare module '#server/events.ts' {
  interface DomainEvents {
    'refund.asked': RefundParties & { amountCents: number }
    'refund.withdrawn': RefundParties
    /** The customer withdrew from a payment (K7); `atState` is what exists at the state at that moment. */
    'refund.withdrawalDeclared': RefundParties & { amountCents: number; declaredAt: Date; atState: AtState }
    'refund.approved': RefundDecision & { amountCents: number }
    /** An admin gives money back without having been asked. */
    'refund.started': RefundDecision & { amountCents: number }
    'refund.retried': RefundDecision
    'refund.refused': RefundParties & { reason: string }
    /** The provider gave the money back; the customer is notified by `payment.refunded`. */
    'refund.paid': RefundParties & { amountCents: number; stage: RefundStage; ground: RefundGround | null }
    /** `wasPaid`: the refund had arrived, and the bank returned it. */
    'refund.failed': RefundDecision & { amountCents: number; failure: RefundFailure; wasPaid: boolean }
    /** A refund ended the order: it was not decided yet, or the customer withdrew from it. */
    'registration.refunded': {
      registrationId: string
      customerId: string
      agentId: string | null
      from: RegistrationStatus
    }
  }
}

type RefundDecision = { refundId: string; paymentId: string; registrationId: string }
type RefundParties = RefundDecision & { customerId: string; agentId: string | null }
/** Days as `2026-05-09`; null where the team entered none. */
type AtState = { filed: boolean; fileNumber: string | null; formedOn: string | null; keptCents: number }

const dataOf = ({ refundId, paymentId, registrationId }: RefundDecision) => ({ refundId, paymentId, registrationId })

/** Publishes the change to open pages of both sides and records it in the audit trail. */
async function recorded(
  tx: Context,
  action: Extract<AuditAction, `refund.${string}`>,
  about: RefundDecision,
  details: Record<string, string | number> = {},
): Promise<void> {
  const { refundId, paymentId, registrationId } = about
  await publishToSides(tx, registrationId)
  const subject = { subjectType: 'refund', subjectId: refundId } as const
  await audit(tx, { action, ...subject, details: { paymentId, registrationId, ...details } })
}

/** The agent is notified so that nothing is filed meanwhile, because the state would keep its fee. */
async function refundAsked(tx: Context, of: DataOf<'refund.asked'>): Promise<void> {
  const { customerId, agentId, amountCents } = of
  const company = await companyNameOf(tx, of.registrationId)
  const about = { event: 'refund.asked', data: dataOf(of) } as const
  await notify(tx, { userId: customerId, kind: 'refundReceived', facts: { company, amountCents }, ...about })
  if (agentId) await notify(tx, { userId: agentId, kind: 'refundAskedForAgent', facts: { company }, ...about })
  await notifyOffice(tx, { kind: 'refundAsked', facts: { company, amountCents }, ...about })
  await recorded(tx, 'refund.asked', of, { amountCents })
}

async function refundWithdrawn(tx: Context, of: DataOf<'refund.withdrawn'>): Promise<void> {
  const facts = { company: await companyNameOf(tx, of.registrationId) }
  const about = { event: 'refund.withdrawn', data: dataOf(of) } as const
  if (of.agentId) await notify(tx, { userId: of.agentId, kind: 'refundWithdrawn', facts, ...about })
  await recorded(tx, 'refund.withdrawn', of)
}

/** The mail is the receipt that the law requires at once, so it is sent whatever the customer chose about notifications. */
async function withdrawalDeclared(tx: Context, of: DataOf<'refund.withdrawalDeclared'>): Promise<void> {
  const { customerId, agentId, paymentId, amountCents, declaredAt, atState } = of
  const company = await companyNameOf(tx, of.registrationId)
  const about = { event: 'refund.withdrawalDeclared', data: dataOf(of) } as const
  const facts = { company, amountCents }
  await notify(tx, { userId: customerId, kind: 'withdrawalReceived', facts, ...about, here: true })
  if (agentId) await notify(tx, { userId: agentId, kind: 'withdrawalForAgent', facts: { company }, ...about })
  const { fileNumber, formedOn, filed, keptCents } = atState
  const found = { filed, fileNumber: fileNumber ?? '', formedOn, keptCents }
  await notifyOffice(tx, { kind: 'withdrawalDeclared', facts: { ...facts, ...found }, ...about })
  const data = {
    paymentId,
    amountCents: String(amountCents),
    declaredAt: declaredAt.toISOString(),
    filed: String(filed),
  }
  const dedupeKey = `withdrawal:${paymentId}:${data.declaredAt}`
  await queueMail(tx, { template: 'withdrawal-received', userId: customerId, data, dedupeKey })
  await recorded(tx, 'refund.withdrawalDeclared', of, { amountCents, keptCents })
}

const refundApproved = (tx: Context, of: DataOf<'refund.approved'>): Promise<void> =>
  recorded(tx, 'refund.approved', of, { amountCents: of.amountCents })
const refundStarted = (tx: Context, of: DataOf<'refund.started'>): Promise<void> =>
  recorded(tx, 'refund.started', of, { amountCents: of.amountCents })
const refundRetried = (tx: Context, of: DataOf<'refund.retried'>): Promise<void> => recorded(tx, 'refund.retried', of)

async function refundRefused(tx: Context, of: DataOf<'refund.refused'>): Promise<void> {
  const { customerId, agentId } = of
  const company = await companyNameOf(tx, of.registrationId)
  const about = { event: 'refund.refused', data: dataOf(of) } as const
  const facts = { company, reason: shortReason(of.reason) }
  await notify(tx, { userId: customerId, kind: 'refundRefused', facts, ...about })
  if (agentId) await notify(tx, { userId: agentId, kind: 'refundDeclined', facts: { company }, ...about })
  await recorded(tx, 'refund.refused', of)
}

/** No notification: `payment.refunded` notifies the customer, also of refunds made in the provider's dashboard. */
const refundPaid = (tx: Context, of: DataOf<'refund.paid'>): Promise<void> =>
  recorded(tx, 'refund.paid', of, { amountCents: of.amountCents })

async function refundFailed(tx: Context, of: DataOf<'refund.failed'>): Promise<void> {
  const { amountCents, failure, wasPaid } = of
  const facts = { company: await companyNameOf(tx, of.registrationId), amountCents }
  // `payment.refundReturned` notifies of returned money, also of refunds made in the provider's dashboard.
  if (!wasPaid) await notifyOffice(tx, { kind: 'refundFailed', facts, event: 'refund.failed', data: dataOf(of) })
  await recorded(tx, 'refund.failed', of, { amountCents, failure })
}

/** The order has ended (G174): its agent is notified. */
async function orderRefunded(tx: Context, of: DataOf<'registration.refunded'>): Promise<void> {
  const { registrationId, agentId, from } = of
  const event = 'registration.refunded'
  const facts = { company: await companyNameOf(tx, registrationId) }
  if (agentId) await notify(tx, { userId: agentId, kind: 'orderRefunded', facts, event, data: { registrationId } })
  await publishToSides(tx, registrationId)
  const subject = { subjectType: 'registration', subjectId: registrationId } as const
  await audit(tx, { action: 'registration.statusChanged', ...subject, details: { from, to: 'rejected' } })
}

/** An upgrade ended because the plan it started from was refunded: it is refunded too, and the customer learns which plan remains. */
async function purchaseFell(tx: Context, of: DataOf<'purchase.fell'>): Promise<void> {
  const { purchaseId, registrationId, customerId, because } = of
  const amountCents = await returnAlong(tx, { purchaseId, because })
  const { company, plan, quote } = await tx.db
    .selectFrom('purchases as u')
    .innerJoin('business_registrations as r', 'r.id', 'u.business_registration_id')
    .innerJoin('packages as k', 'k.id', 'r.package_id')
    .select(['r.company_name as company', 'k.name as plan', 'u.quote'])
    .where('u.id', '=', purchaseId)
    .executeTakeFirstOrThrow()
  const facts = { company, plan, upgrade: purchaseQuoteShape.parse(quote).name, amountCents }
  const about = { event: 'purchase.fell', data: { registrationId } } as const
  await notify(tx, { userId: customerId, kind: 'upgradeFell', facts, ...about })
  await notifyOffice(tx, { kind: 'upgradeFellForOffice', facts, ...about })
}

export const reactions: Reactions = {
  'refund.asked': refundAsked,
  'refund.withdrawn': refundWithdrawn,
  'refund.withdrawalDeclared': withdrawalDeclared,
  'refund.approved': refundApproved,
  'refund.started': refundStarted,
  'refund.retried': refundRetried,
  'refund.refused': refundRefused,
  'refund.paid': refundPaid,
  'refund.failed': refundFailed,
  'registration.refunded': orderRefunded,
  'payment.changed': followProvider,
  'payment.unexpected': (tx, { paymentId }) => returnUnexpected(tx, paymentId),
  'purchase.fell': purchaseFell,
}
