import { notify } from '#features/notifications/server/notify.ts'
import { notifyOffice } from '#features/notifications/server/notify-office.ts'
import { companyNameOf } from '#features/registrations/server/company-name-of.ts'
import { audit } from '#server/audit/audit.ts'
import type { Context } from '#server/context.ts'
import type { Reactions } from '#server/dispatch.ts'
import type { DataOf } from '#server/events.ts'
import { publishToOffice } from '#server/live/publish-to-office.ts'
import { createCommission } from './create-commission.ts'
import { reverseCommission } from './reverse-commission.ts'

declare module '#server/events.ts' {
  interface DomainEvents {
    'commission.created': { commissionId: string; agentId: string; registrationId: string; totalCents: number }
    /** The order was refunded in full; `totalCents` is what is taken back (G132). */
    'commission.reversed': {
      commissionId: string
      reversesId: string
      agentId: string
      registrationId: string
      totalCents: number
    }
    'commission.paid': { agentId: string; commissionIds: string[]; totalCents: number }
    'commission.ruleMissing': { registrationId: string; companyType: string; stateCode: string }
  }
}

/** Publishes the change to open pages of the agent and of admins. */
const tellEarner = (tx: Context, agentId: string): Promise<void> =>
  publishToOffice(tx, 'commissions.changed', { agentId }, { who: 'commissions.markPaid', also: [agentId] })

async function commissionCreated(tx: Context, of: DataOf<'commission.created'>): Promise<void> {
  const { commissionId, agentId, registrationId, totalCents } = of
  const facts = { company: await companyNameOf(tx, registrationId), totalCents }
  const about = { event: 'commission.created', data: { commissionId, registrationId } } as const
  await notify(tx, { userId: agentId, kind: 'commissionEarned', facts, ...about })
  await tellEarner(tx, agentId)
  const details = { agentId, registrationId, totalCents }
  await audit(tx, { action: 'commission.created', subjectType: 'commission', subjectId: commissionId, details })
}

/** The notification shows the amount as it was earned: its text says that it is taken back. */
async function commissionReversed(tx: Context, of: DataOf<'commission.reversed'>): Promise<void> {
  const { commissionId, reversesId, agentId, registrationId, totalCents } = of
  const facts = { company: await companyNameOf(tx, registrationId), totalCents }
  const about = { event: 'commission.reversed', data: { commissionId, registrationId } } as const
  await notify(tx, { userId: agentId, kind: 'commissionReversed', facts, ...about })
  await tellEarner(tx, agentId)
  const details = { agentId, registrationId, reversesId, totalCents }
  await audit(tx, { action: 'commission.reversed', subjectType: 'commission', subjectId: commissionId, details })
}

/** One notification for all that were paid at once; each has its own row in the audit trail. */
async function commissionPaid(tx: Context, of: DataOf<'commission.paid'>): Promise<void> {
  const { agentId, commissionIds, totalCents } = of
  const facts = { count: commissionIds.length, totalCents }
  await notify(tx, { userId: agentId, kind: 'commissionPaid', facts, event: 'commission.paid' })
  await tellEarner(tx, agentId)
  for (const subjectId of commissionIds)
    await audit(tx, { action: 'commission.paid', subjectType: 'commission', subjectId, details: { agentId } })
}

/** Alerts admins, because the agent earns nothing for this work without a rule (E17). */
async function commissionRuleMissing(tx: Context, of: DataOf<'commission.ruleMissing'>): Promise<void> {
  const { registrationId, companyType, stateCode } = of
  const facts = { company: await companyNameOf(tx, registrationId), companyType, stateCode }
  const about = { event: 'commission.ruleMissing', data: { registrationId } } as const
  await notifyOffice(tx, { kind: 'commissionWithoutRule', facts, ...about })
  const details = { companyType, stateCode }
  await audit(tx, { action: 'commission.ruleMissing', subjectType: 'registration', subjectId: registrationId, details })
}

export const reactions: Reactions = {
  'commission.created': commissionCreated,
  'commission.reversed': commissionReversed,
  'commission.paid': commissionPaid,
  'commission.ruleMissing': commissionRuleMissing,
  'workflow.completed': (tx, { workflowId }) => createCommission(tx, workflowId),
  'payment.refunded': (tx, { registrationId }) => reverseCommission(tx, registrationId),
}
