import type { DomainEvents } from '#features/events.ts'
import { notify } from '#features/notifications/server/notify.ts'
import { notifyOffice } from '#features/notifications/server/notify-office.ts'
import { audit } from '#server/audit/audit.ts'
import type { Context } from '#server/context.ts'
import { tellOffice } from '#server/live/tell-office.ts'
import { companyNameOf } from './company-name-of.ts'

/** The agent's and the office's open pages show what was earned, taken back and paid. */
const tellEarner = (tx: Context, agentId: string): Promise<void> =>
  tellOffice(tx, 'commissions.changed', { agentId }, { who: 'commissions.markPaid', also: [agentId] })

type Of<E extends keyof DomainEvents> = DomainEvents[E]

export async function commissionCreated(tx: Context, of: Of<'commission.created'>): Promise<void> {
  const { commissionId, agentId, registrationId, totalCents } = of
  const facts = { company: await companyNameOf(tx, registrationId), totalCents }
  const about = { event: 'commission.created', data: { commissionId, registrationId } } as const
  await notify(tx, { userId: agentId, kind: 'commissionEarned', facts, ...about })
  await tellEarner(tx, agentId)
  const details = { agentId, registrationId, totalCents }
  await audit(tx, { action: 'commission.created', subjectType: 'commission', subjectId: commissionId, details })
}

/** Told with the amount as it was earned: the sentence says that it is taken back. */
export async function commissionReversed(tx: Context, of: Of<'commission.reversed'>): Promise<void> {
  const { commissionId, reversesId, agentId, registrationId, totalCents } = of
  const facts = { company: await companyNameOf(tx, registrationId), totalCents }
  const about = { event: 'commission.reversed', data: { commissionId, registrationId } } as const
  await notify(tx, { userId: agentId, kind: 'commissionReversed', facts, ...about })
  await tellEarner(tx, agentId)
  const details = { agentId, registrationId, reversesId, totalCents }
  await audit(tx, { action: 'commission.reversed', subjectType: 'commission', subjectId: commissionId, details })
}

/** One notification for all that were paid at once; each has its own row in the audit trail. */
export async function commissionPaid(tx: Context, of: Of<'commission.paid'>): Promise<void> {
  const { agentId, commissionIds, totalCents } = of
  const facts = { count: commissionIds.length, totalCents }
  await notify(tx, { userId: agentId, kind: 'commissionPaid', facts, event: 'commission.paid' })
  await tellEarner(tx, agentId)
  for (const subjectId of commissionIds)
    await audit(tx, { action: 'commission.paid', subjectType: 'commission', subjectId, details: { agentId } })
}

/** Somebody worked and gets nothing until a rule is made (E17). */
export async function commissionRuleMissing(tx: Context, of: Of<'commission.ruleMissing'>): Promise<void> {
  const { registrationId, companyType, stateCode } = of
  const facts = { company: await companyNameOf(tx, registrationId), companyType, stateCode }
  const about = { event: 'commission.ruleMissing', data: { registrationId } } as const
  await notifyOffice(tx, { kind: 'commissionWithoutRule', facts, ...about })
  const details = { companyType, stateCode }
  await audit(tx, { action: 'commission.ruleMissing', subjectType: 'registration', subjectId: registrationId, details })
}
