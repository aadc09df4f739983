import { notify, notifyAll } from '#features/notifications/server/notify.ts'
import { notifyOffice } from '#features/notifications/server/notify-office.ts'
import { purchaseQuoteShape } from '#features/purchases/rules/purchase-quote.ts'
import type { StopReason } from '#features/purchases/rules/renewal.ts'
import { publishToSides } from '#features/registrations/server/publish-to-sides.ts'
import type { AuditAction } from '#rules/audit-actions.ts'
import { audit } from '#server/audit/audit.ts'
import type { Context } from '#server/context.ts'
import type { Reactions } from '#server/dispatch.ts'
import type { DataOf } from '#server/events.ts'
import { followPayment, followRefund } from './follow-payment.ts'
import type { RenewalNotice } from './renewals/tell-renewals.ts'

declare module '#server/events.ts' {
  interface DomainEvents {
    /** A purchase was paid: the service can start, the upgrade takes effect. */
    'purchase.paid': { purchaseId: string; paymentId: string; registrationId: string; customerId: string }
    'purchase.ordered': { purchaseId: string; registrationId: string; customerId: string }
    'purchase.started': PurchaseParties
    'purchase.finished': PurchaseParties
    /** Cancelled before it was paid, or ended by a refund (`refunded`). */
    'purchase.cancelled': PurchaseParties & { refunded: boolean }
    /** A paid upgrade ended with the plan that it started from; `because` is the payment whose refund ended that plan. */
    'purchase.fell': PurchaseParties & { because: string | null }
    'renewal.stopped': { registrationId: string; extraId: string; because: StopReason }
    'renewal.resumed': { registrationId: string; extraId: string }
    'renewals.near': { notices: readonly RenewalNotice[] }
  }
}

type PurchaseParties = { purchaseId: string; registrationId: string; customerId: string; agentId: string | null }

/** Publishes the change to open pages and records it in the audit trail. */
async function changed(
  tx: Context,
  action: Extract<AuditAction, `purchase.${string}` | `renewal.${string}`>,
  registrationId: string,
  details: Record<string, string | boolean> = {},
): Promise<void> {
  await publishToSides(tx, registrationId)
  await audit(tx, { action, subjectType: 'registration', subjectId: registrationId, details })
}

const purchaseOrdered = (tx: Context, of: DataOf<'purchase.ordered'>): Promise<void> =>
  changed(tx, 'purchase.ordered', of.registrationId, { purchaseId: of.purchaseId })

/** Notifies the company's agent, or admins if it has none. */
async function tellWorker(
  tx: Context,
  registrationId: string,
  agentId: string | null,
  facts: { company: string; service: string },
) {
  const note = { kind: 'serviceWaits', facts, event: 'purchase.paid', data: { registrationId } } as const
  await (agentId ? notify(tx, { ...note, userId: agentId }) : notifyOffice(tx, note))
}

async function purchasePaid(tx: Context, of: DataOf<'purchase.paid'>): Promise<void> {
  const { purchaseId, paymentId, registrationId, customerId } = of
  const row = await followPayment(tx, purchaseId)
  const company = row.company_name
  const { name } = purchaseQuoteShape.parse(row.quote)
  const about = { event: 'purchase.paid', data: { registrationId, paymentId } } as const
  if (row.kind === 'upgrade')
    await notify(tx, { userId: customerId, kind: 'planUpgraded', facts: { company, plan: name }, ...about })
  else {
    await notify(tx, { userId: customerId, kind: 'serviceOrdered', facts: { company, service: name }, ...about })
    await tellWorker(tx, registrationId, row.assigned_agent_id, { company, service: name })
  }
  await changed(tx, 'purchase.paid', registrationId, { purchaseId })
}

const purchaseStarted = (tx: Context, of: DataOf<'purchase.started'>): Promise<void> =>
  changed(tx, 'purchase.started', of.registrationId, { purchaseId: of.purchaseId })

async function purchaseFinished(tx: Context, of: DataOf<'purchase.finished'>): Promise<void> {
  const { purchaseId, registrationId, customerId } = of
  const { company, quote } = await tx.db
    .selectFrom('purchases as u')
    .innerJoin('business_registrations as r', 'r.id', 'u.business_registration_id')
    .select(['r.company_name as company', 'u.quote'])
    .where('u.id', '=', purchaseId)
    .executeTakeFirstOrThrow()
  const facts = { company, service: purchaseQuoteShape.parse(quote).name }
  const about = { event: 'purchase.finished', data: { registrationId } } as const
  await notify(tx, { userId: customerId, kind: 'serviceDone', facts, ...about })
  await changed(tx, 'purchase.finished', registrationId, { purchaseId })
}

const purchaseCancelled = (tx: Context, of: DataOf<'purchase.cancelled'>): Promise<void> =>
  changed(tx, 'purchase.cancelled', of.registrationId, { purchaseId: of.purchaseId, refunded: of.refunded })

/** A full refund, or any decided one, cancels what the payment bought. */
async function purchaseRefunded(
  tx: Context,
  {
    paymentId,
    registrationId,
    customerId,
  }: Pick<DataOf<'payment.refunded'>, 'paymentId' | 'registrationId' | 'customerId'>,
  how: { decided: boolean; withdrawn: boolean },
): Promise<void> {
  const purchase = await followRefund(tx, paymentId, how)
  if (!purchase) return
  const parties = { purchaseId: purchase.id, registrationId, customerId, agentId: purchase.assigned_agent_id }
  await tx.emit('purchase.cancelled', { ...parties, refunded: true })
}

const renewalStopped = (tx: Context, of: DataOf<'renewal.stopped'>): Promise<void> =>
  changed(tx, 'renewal.stopped', of.registrationId, { extraId: of.extraId, because: of.because })

const renewalResumed = (tx: Context, of: DataOf<'renewal.resumed'>): Promise<void> =>
  changed(tx, 'renewal.resumed', of.registrationId, { extraId: of.extraId })

const renewalsNear = (tx: Context, { notices }: DataOf<'renewals.near'>): Promise<void> =>
  notifyAll(
    tx,
    notices.map(({ registrationId, customerId, extraId: _, ...facts }) => ({
      userId: customerId,
      kind: 'renewalNear' as const,
      facts,
      event: 'renewals.near' as const,
      data: { registrationId },
    })),
  )

export const reactions: Reactions = {
  'purchase.ordered': purchaseOrdered,
  'purchase.paid': purchasePaid,
  'purchase.started': purchaseStarted,
  'purchase.finished': purchaseFinished,
  'purchase.cancelled': purchaseCancelled,
  'renewal.stopped': renewalStopped,
  'renewal.resumed': renewalResumed,
  'renewals.near': renewalsNear,
  'payment.refunded': (tx, of) => purchaseRefunded(tx, of, { decided: false, withdrawn: false }),
  'refund.paid': (tx, of) => purchaseRefunded(tx, of, { decided: true, withdrawn: of.ground === 'withdrawal' }),
}
