import { sql } from 'kysely'
import { shortReason } from '#features/notifications/rules/short-reason.ts'
import { notify, notifyAll } from '#features/notifications/server/notify.ts'
import { notifyOffice } from '#features/notifications/server/notify-office.ts'
import type { RegistrationStatus } from '#features/registrations/rules/status.ts'
import { companyNameOf } from '#features/registrations/server/company-name-of.ts'
import { whoMay } from '#rules/access.ts'
import { audit, auditAll } from '#server/audit/audit.ts'
import type { Context } from '#server/context.ts'
import type { Reactions } from '#server/dispatch.ts'
import type { DataOf } from '#server/events.ts'
import { publishEach, tell } from '#server/live/publish.ts'

declare module '#server/events.ts' {
  interface DomainEvents {
    /** One batch of the registrations that an agent takes over from another one (G65), which may be hundreds in all. */
    'registration.handedOver': {
      fromAgentId: string
      toAgentId: string
      moved: {
        registrationId: string
        customerId: string
        company: string
        from: RegistrationStatus
        to: RegistrationStatus
      }[]
    }
    /** The whole takeover, emitted once after all its batches. */
    'agent.workHandedOver': { fromAgentId: string; toAgentId: string; count: number }
    'handover.asked': { requestId: string; registrationId: string; agentId: string }
    'handover.accepted': { requestId: string; registrationId: string }
    'handover.declined': { requestId: string; registrationId: string; agentId: string; reason: string }
  }
}

async function nameOf(tx: Context, id: string): Promise<string> {
  const row = await tx.db.selectFrom('profiles').select('name').where('id', '=', id).executeTakeFirst()
  return row?.name ?? ''
}

/** The set-based form of the reactions to `registration.assigned`; the two agents are notified once, by `agent.workHandedOver`. */
async function handedOver(tx: Context, of: DataOf<'registration.handedOver'>): Promise<void> {
  const { fromAgentId, toAgentId, moved } = of
  const agent = await nameOf(tx, toAgentId)
  await notifyAll(
    tx,
    moved.map(({ registrationId, customerId, company }) => ({
      userId: customerId,
      kind: 'agentAssigned',
      facts: { company, agent },
      event: 'registration.assigned',
      // The notification holds the agent's name; erasing the agent's account finds it by `agentId`.
      data: { registrationId, agentId: toAgentId },
    })),
  )
  const told = moved.map(({ registrationId, customerId }) => ({ userId: customerId, data: { registrationId } }))
  await publishEach(tx, 'registration.changed', told)
  await auditAll(
    tx,
    moved.map(({ registrationId, from, to }) => ({
      action: 'registration.assigned',
      subjectType: 'registration',
      subjectId: registrationId,
      details: { agentId: toAgentId, previousAgentId: fromAgentId, from, to },
    })),
  )
}

/** Publishes one live event per member of the team, whose open pages reload their lists whichever registrations moved. */
async function workHandedOver(tx: Context, of: DataOf<'agent.workHandedOver'>): Promise<void> {
  const { fromAgentId, toAgentId, count } = of
  const event = 'agent.workHandedOver'
  await notify(tx, { userId: toAgentId, kind: 'workReceived', facts: { count }, event })
  await notify(tx, { userId: fromAgentId, kind: 'workTaken', facts: { count }, event })
  const office = await tx.db
    .selectFrom('profiles')
    .select('id')
    .where('role', 'in', whoMay('registrations.assign'))
    .where('banned', '=', sql.lit(false))
    .execute()
  const team = [...office.map(({ id }) => id), fromAgentId, toAgentId]
  await tell(tx, team, 'registration.changed', {})
  await audit(tx, { action: event, subjectType: 'account', subjectId: fromAgentId, details: { toAgentId, count } })
}

async function handoverAsked(tx: Context, of: DataOf<'handover.asked'>): Promise<void> {
  const { requestId, registrationId, agentId } = of
  const facts = { company: await companyNameOf(tx, registrationId), agent: await nameOf(tx, agentId) }
  const data = { registrationId, agentId, requestId }
  await notifyOffice(tx, { kind: 'handoverAsked', facts, event: 'handover.asked', data })
  const details = { registrationId }
  await audit(tx, { action: 'handover.asked', subjectType: 'handover_request', subjectId: requestId, details })
}

/** Only audits: the notifications about the new agent come from the assignment. */
const handoverAccepted = (tx: Context, { requestId, registrationId }: DataOf<'handover.accepted'>): Promise<void> =>
  audit(tx, {
    action: 'handover.accepted',
    subjectType: 'handover_request',
    subjectId: requestId,
    details: { registrationId },
  })

async function handoverDeclined(tx: Context, of: DataOf<'handover.declined'>): Promise<void> {
  const { requestId, registrationId, agentId, reason } = of
  const facts = { company: await companyNameOf(tx, registrationId), reason: shortReason(reason) }
  const about = { event: 'handover.declined', data: { registrationId } } as const
  await notify(tx, { userId: agentId, kind: 'handoverDeclined', facts, ...about })
  const details = { registrationId }
  await audit(tx, { action: 'handover.declined', subjectType: 'handover_request', subjectId: requestId, details })
}

export const reactions: Reactions = {
  'registration.handedOver': handedOver,
  'agent.workHandedOver': workHandedOver,
  'handover.asked': handoverAsked,
  'handover.accepted': handoverAccepted,
  'handover.declined': handoverDeclined,
}
