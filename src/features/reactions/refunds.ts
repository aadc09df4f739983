import { keepCalendar } from '#features/duties/server/keep-calendars.ts'
import type { DomainEvents } from '#features/events.ts'
import { shortReason } from '#features/notifications/rules/short-reason.ts'
import { notify } from '#features/notifications/server/notify.ts'
import { notifyOffice } from '#features/notifications/server/notify-office.ts'
import type { AuditAction } from '#rules/audit-actions.ts'
import { audit } from '#server/audit/audit.ts'
import type { Context } from '#server/context.ts'
import { tellSides } from '#server/live/tell-sides.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { closePages } from './close-pages.ts'
import { companyNameOf } from './company-name-of.ts'

type Of<E extends keyof DomainEvents> = DomainEvents[E]
type About = { refundId: string; paymentId: string; registrationId: string }

const dataOf = ({ refundId, paymentId, registrationId }: About) => ({ refundId, paymentId, registrationId })

/** Open pages of both sides show it, and the trail keeps it. */
async function recorded(
  tx: Context,
  action: Extract<AuditAction, `refund.${string}`>,
  about: About,
  details: Record<string, string | number> = {},
): Promise<void> {
  const { refundId, paymentId, registrationId } = about
  await tellSides(tx, registrationId)
  const subject = { subjectType: 'refund', subjectId: refundId } as const
  await audit(tx, { action, ...subject, details: { paymentId, registrationId, ...details } })
}

/** The agent is told, so that nothing is filed meanwhile that the state would keep its fee for. */
export async function refundAsked(tx: Context, of: Of<'refund.asked'>): Promise<void> {
  const { customerId, agentId, amountCents } = of
  const company = await companyNameOf(tx, of.registrationId)
  const about = { event: 'refund.asked', data: dataOf(of) } as const
  await notify(tx, { userId: customerId, kind: 'refundReceived', facts: { company, amountCents }, ...about })
  if (agentId) await notify(tx, { userId: agentId, kind: 'refundAskedForAgent', facts: { company }, ...about })
  await notifyOffice(tx, { kind: 'refundAsked', facts: { company, amountCents }, ...about })
  await recorded(tx, 'refund.asked', of, { amountCents })
}

export async function refundWithdrawn(tx: Context, of: Of<'refund.withdrawn'>): Promise<void> {
  const facts = { company: await companyNameOf(tx, of.registrationId) }
  const about = { event: 'refund.withdrawn', data: dataOf(of) } as const
  if (of.agentId) await notify(tx, { userId: of.agentId, kind: 'refundWithdrawn', facts, ...about })
  await recorded(tx, 'refund.withdrawn', of)
}

/** The mail is the receipt that the law asks for at once, so no choice about notifications holds it back. */
export async function withdrawalDeclared(tx: Context, of: Of<'refund.withdrawalDeclared'>): Promise<void> {
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

export const refundApproved = (tx: Context, of: Of<'refund.approved'>): Promise<void> =>
  recorded(tx, 'refund.approved', of, { amountCents: of.amountCents })
export const refundStarted = (tx: Context, of: Of<'refund.started'>): Promise<void> =>
  recorded(tx, 'refund.started', of, { amountCents: of.amountCents })
export const refundRetried = (tx: Context, of: Of<'refund.retried'>): Promise<void> =>
  recorded(tx, 'refund.retried', of)

export async function refundRefused(tx: Context, of: Of<'refund.refused'>): Promise<void> {
  const { customerId, agentId } = of
  const company = await companyNameOf(tx, of.registrationId)
  const about = { event: 'refund.refused', data: dataOf(of) } as const
  const facts = { company, reason: shortReason(of.reason) }
  await notify(tx, { userId: customerId, kind: 'refundRefused', facts, ...about })
  if (agentId) await notify(tx, { userId: agentId, kind: 'refundDeclined', facts: { company }, ...about })
  await recorded(tx, 'refund.refused', of)
}

/** The customer is told by the payment, which follows the provider whoever gave the money back. */
export const refundPaid = (tx: Context, of: Of<'refund.paid'>): Promise<void> =>
  recorded(tx, 'refund.paid', of, { amountCents: of.amountCents })

export async function refundFailed(tx: Context, of: Of<'refund.failed'>): Promise<void> {
  const { amountCents, failure, wasPaid } = of
  const facts = { company: await companyNameOf(tx, of.registrationId), amountCents }
  // The payment's event announces returned money, also when it was returned on the provider's own screens.
  if (!wasPaid) await notifyOffice(tx, { kind: 'refundFailed', facts, event: 'refund.failed', data: dataOf(of) })
  await recorded(tx, 'refund.failed', of, { amountCents, failure })
}

/** The order is over (G174): who worked on it is told, and a company that will not be owes nothing. */
export async function orderRefunded(tx: Context, of: Of<'registration.refunded'>): Promise<void> {
  const { registrationId, agentId, from } = of
  const event = 'registration.refunded'
  const facts = { company: await companyNameOf(tx, registrationId) }
  if (agentId) await notify(tx, { userId: agentId, kind: 'orderRefunded', facts, event, data: { registrationId } })
  await keepCalendar(tx, registrationId)
  await closePages(tx, of)
  await tellSides(tx, registrationId)
  const subject = { subjectType: 'registration', subjectId: registrationId } as const
  await audit(tx, { action: 'registration.statusChanged', ...subject, details: { from, to: 'rejected' } })
}
