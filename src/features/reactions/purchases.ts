import { keepCalendar } from '#features/duties/server/keep-calendars.ts'
import type { DomainEvents } from '#features/events.ts'
import { notify, notifyAll } from '#features/notifications/server/notify.ts'
import { notifyOffice } from '#features/notifications/server/notify-office.ts'
import { purchaseQuoteShape } from '#features/purchases/rules/purchase-quote.ts'
import { followPayment, followRefund } from '#features/purchases/server/follow-payment.ts'
import { returnAlong } from '#features/refunds/server/return-along.ts'
import type { AuditAction } from '#rules/audit-actions.ts'
import { audit } from '#server/audit/audit.ts'
import type { Context } from '#server/context.ts'
import { tellSides } from '#server/live/tell-sides.ts'
import { closePages } from './close-pages.ts'
import { companyNameOf } from './company-name-of.ts'

type Of<E extends keyof DomainEvents> = DomainEvents[E]

/** Open pages read the company's services again, and the audit trail says what happened. */
async function changed(
  tx: Context,
  action: Extract<AuditAction, `purchase.${string}` | `renewal.${string}` | `company.${string}`>,
  registrationId: string,
  details: Record<string, string | boolean> = {},
): Promise<void> {
  await tellSides(tx, registrationId)
  await audit(tx, { action, subjectType: 'registration', subjectId: registrationId, details })
}

export const purchaseOrdered = (tx: Context, of: Of<'purchase.ordered'>): Promise<void> =>
  changed(tx, 'purchase.ordered', of.registrationId, { purchaseId: of.purchaseId })

/** Who works on the company is told, or the office while nobody does. */
async function tellWorker(
  tx: Context,
  registrationId: string,
  agentId: string | null,
  facts: { company: string; service: string },
) {
  const note = { kind: 'serviceWaits', facts, event: 'purchase.paid', data: { registrationId } } as const
  await (agentId ? notify(tx, { ...note, userId: agentId }) : notifyOffice(tx, note))
}

export async function purchasePaid(tx: Context, of: Of<'purchase.paid'>): Promise<void> {
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

export const purchaseStarted = (tx: Context, of: Of<'purchase.started'>): Promise<void> =>
  changed(tx, 'purchase.started', of.registrationId, { purchaseId: of.purchaseId })

export async function purchaseFinished(tx: Context, of: Of<'purchase.finished'>): Promise<void> {
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

export const purchaseCancelled = (tx: Context, of: Of<'purchase.cancelled'>): Promise<void> =>
  changed(tx, 'purchase.cancelled', of.registrationId, { purchaseId: of.purchaseId, refunded: of.refunded })

/** An upgrade whose plan before was given back: the customer has the plan that is still paid for, and the rest of the money. */
export async function purchaseFell(tx: Context, of: Of<'purchase.fell'>): Promise<void> {
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

/** Money that went back whole, or by a decision of the office, takes back what was bought with it. */
export async function purchaseRefunded(
  tx: Context,
  {
    paymentId,
    registrationId,
    customerId,
  }: Pick<Of<'payment.refunded'>, 'paymentId' | 'registrationId' | 'customerId'>,
  how: { decided: boolean; withdrawn: boolean },
): Promise<void> {
  const purchase = await followRefund(tx, paymentId, how)
  if (!purchase) return
  const parties = { purchaseId: purchase.id, registrationId, customerId, agentId: purchase.assigned_agent_id }
  await tx.emit('purchase.cancelled', { ...parties, refunded: true })
}

export const renewalStopped = (tx: Context, of: Of<'renewal.stopped'>): Promise<void> =>
  changed(tx, 'renewal.stopped', of.registrationId, { extraId: of.extraId, because: of.because })

export const renewalResumed = (tx: Context, of: Of<'renewal.resumed'>): Promise<void> =>
  changed(tx, 'renewal.resumed', of.registrationId, { extraId: of.extraId })

export const renewalsNear = (tx: Context, { notices }: Of<'renewals.near'>): Promise<void> =>
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

/** What would fall due after the end of a company is not asked for any more. */
export async function companyDissolved(tx: Context, of: Of<'company.dissolved'>): Promise<void> {
  await keepCalendar(tx, of.registrationId)
  await closePages(tx, of)
  await changed(tx, 'company.dissolved', of.registrationId, { dissolvedOn: of.dissolvedOn })
}

/** The reason is the customer's to read, and stays out of the audit trail, which keeps no words of people. */
export async function dissolutionTakenBack(tx: Context, of: Of<'company.dissolutionTakenBack'>): Promise<void> {
  const { registrationId, customerId, dissolvedOn, reason } = of
  await keepCalendar(tx, registrationId)
  const facts = { company: await companyNameOf(tx, registrationId), dissolvedOn, reason }
  const about = { event: 'company.dissolutionTakenBack', data: { registrationId } } as const
  await notify(tx, { userId: customerId, kind: 'dissolutionTakenBack', facts, ...about })
  await changed(tx, 'company.dissolutionTakenBack', registrationId, { dissolvedOn })
}
