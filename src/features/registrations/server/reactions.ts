import { shortReason } from '#features/notifications/rules/short-reason.ts'
import { notify } from '#features/notifications/server/notify.ts'
import type { RecordField } from '#features/registrations/rules/company-record.ts'
import type { RegistrationStatus } from '#features/registrations/rules/status.ts'
import type { AuditAction } from '#rules/audit-actions.ts'
import { audit } from '#server/audit/audit.ts'
import type { Context } from '#server/context.ts'
import type { Reactions } from '#server/dispatch.ts'
import type { DataOf } from '#server/events.ts'
import { publishToOffice } from '#server/live/publish-to-office.ts'
import { companyNameOf } from './company-name-of.ts'
import { publishToSides } from './publish-to-sides.ts'

declare module '#server/events.ts' {
  interface DomainEvents {
    'registration.statusChanged': {
      registrationId: string
      customerId: string
      agentId: string | null
      /** Who changed the status; that person is not notified of it. */
      changedBy: string | null
      from: RegistrationStatus
      to: RegistrationStatus
    }
    'registration.assigned': {
      registrationId: string
      customerId: string
      agentId: string
      previousAgentId: string | null
      from: RegistrationStatus
      to: RegistrationStatus
    }
    /** Company data from the state or the tax office was saved. */
    'registration.recorded': {
      registrationId: string
      customerId: string
      agentId: string | null
      changedBy: string
      status: RegistrationStatus
      changed: RecordField[]
    }
    /** An internal note of the team (G72). */
    'registration.noted': { registrationId: string; agentId: string | null; noteId: string }
    /** A list of registrations was exported; `filter` says which. */
    'registration.exported': { filter: Record<string, string> }
    'company.dissolved': { registrationId: string; dissolvedOn: string }
    /** The dissolution was recorded by mistake: the company goes on. */
    'company.dissolutionTakenBack': { registrationId: string; customerId: string; dissolvedOn: string; reason: string }
  }
}

const namesOf = (tx: Context, registrationId: string) =>
  tx.db
    .selectFrom('business_registrations as r')
    .leftJoin('profiles as a', 'a.id', 'r.assigned_agent_id')
    .select(['r.company_name as company', 'a.name as agent'])
    .where('r.id', '=', registrationId)
    .executeTakeFirstOrThrow()

/** The reason in the newest history entry; the customer may read it (E2). */
async function reasonOf(tx: Context, registrationId: string): Promise<string> {
  const latest = await tx.db
    .selectFrom('process_status_history')
    .select('reason')
    .where('business_registration_id', '=', registrationId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return shortReason(latest?.reason ?? null)
}

const record = (tx: Context, action: AuditAction, subjectId: string, details: Record<string, string | null>) =>
  audit(tx, { action, subjectType: 'registration', subjectId, details })

/** Notifies the customer and the agent, except the one who changed the status. */
async function statusChanged(tx: Context, of: DataOf<'registration.statusChanged'>): Promise<void> {
  const { registrationId, customerId, agentId, changedBy, from, to } = of
  const event = 'registration.statusChanged'
  const about = { event, data: { registrationId } } as const
  const { company } = await namesOf(tx, registrationId)
  if (customerId !== changedBy) {
    const facts = { company, to, reason: await reasonOf(tx, registrationId) }
    await notify(tx, { userId: customerId, kind: 'statusChanged', facts, ...about })
  }
  if (agentId && agentId !== changedBy)
    await notify(tx, { userId: agentId, kind: 'statusChangedForAgent', facts: { company, to }, ...about })
  await publishToSides(tx, registrationId)
  await record(tx, event, registrationId, { from, to })
}

/** Notifies the customer only of an approved company: before the approval the dashboard does not show this data. */
async function recorded(tx: Context, of: DataOf<'registration.recorded'>): Promise<void> {
  const { registrationId, customerId, status, changed } = of
  const event = 'registration.recorded'
  if (status === 'approved') {
    const { company } = await namesOf(tx, registrationId)
    await notify(tx, {
      userId: customerId,
      kind: 'companyRecorded',
      facts: { company },
      event,
      data: { registrationId },
    })
  }
  await publishToSides(tx, registrationId)
  await record(tx, event, registrationId, { changed: changed.join(' ') })
}

/** Also notifies the previous agent and their open pages, which then drop the registration at once (S26). */
async function assigned(tx: Context, of: DataOf<'registration.assigned'>): Promise<void> {
  const { registrationId, customerId, agentId, previousAgentId, from, to } = of
  const { company, agent } = await namesOf(tx, registrationId)
  const note = { event: 'registration.assigned', data: { registrationId } } as const
  // The notification holds the agent's name; erasing the agent's account finds it by `agentId`.
  const named = { ...note, data: { registrationId, agentId } }
  await notify(tx, { userId: customerId, kind: 'agentAssigned', facts: { company, agent: agent ?? '' }, ...named })
  await notify(tx, { userId: agentId, kind: 'processReceived', facts: { company }, ...note })
  if (previousAgentId) await notify(tx, { userId: previousAgentId, kind: 'processTaken', facts: { company }, ...note })
  await publishToSides(tx, registrationId, { also: previousAgentId ? [previousAgentId] : [] })
  await record(tx, 'registration.assigned', registrationId, { agentId, previousAgentId, from, to })
}

/** The customer gets neither a notification nor a live event: notes are internal (G72). */
async function noted(tx: Context, of: DataOf<'registration.noted'>): Promise<void> {
  const { registrationId, agentId, noteId } = of
  const told = { who: 'registrations.assign', also: agentId ? [agentId] : [] } as const
  await publishToOffice(tx, 'notes.changed', { registrationId }, told)
  await record(tx, 'registration.noted', registrationId, { noteId })
}

async function companyDissolved(tx: Context, of: DataOf<'company.dissolved'>): Promise<void> {
  await publishToSides(tx, of.registrationId)
  await record(tx, 'company.dissolved', of.registrationId, { dissolvedOn: of.dissolvedOn })
}

/** The customer reads the reason in the notification; the audit trail stores no free text, so the reason is left out there. */
async function dissolutionTakenBack(tx: Context, of: DataOf<'company.dissolutionTakenBack'>): Promise<void> {
  const { registrationId, customerId, dissolvedOn, reason } = of
  const facts = { company: await companyNameOf(tx, registrationId), dissolvedOn, reason }
  const about = { event: 'company.dissolutionTakenBack', data: { registrationId } } as const
  await notify(tx, { userId: customerId, kind: 'dissolutionTakenBack', facts, ...about })
  await publishToSides(tx, registrationId)
  await record(tx, 'company.dissolutionTakenBack', registrationId, { dissolvedOn })
}

export const reactions: Reactions = {
  'registration.statusChanged': statusChanged,
  'registration.recorded': recorded,
  'registration.assigned': assigned,
  'registration.noted': noted,
  'registration.exported': (tx, { filter }) =>
    audit(tx, { action: 'registration.exported', subjectType: 'registration', details: filter }),
  'company.dissolved': companyDissolved,
  'company.dissolutionTakenBack': dissolutionTakenBack,
}
