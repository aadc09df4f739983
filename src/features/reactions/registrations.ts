import { keepCalendar } from '#features/duties/server/keep-calendars.ts'
import type { DomainEvents } from '#features/events.ts'
import { shortReason } from '#features/notifications/rules/short-reason.ts'
import { notify } from '#features/notifications/server/notify.ts'
import { payAgain } from '#features/payments/server/pay-again.ts'
import { askForRating } from '#features/ratings/server/ask-for-rating.ts'
import { giveWorkflow } from '#features/workflows/server/give-workflow.ts'
import { settleFollowUp } from '#features/workflows/server/settle-follow-up.ts'
import type { AuditAction } from '#rules/audit-actions.ts'
import { audit } from '#server/audit/audit.ts'
import type { Context } from '#server/context.ts'
import { tellOffice } from '#server/live/tell-office.ts'
import { tellSides } from '#server/live/tell-sides.ts'
import { closePages } from './close-pages.ts'

type Of<E extends keyof DomainEvents> = DomainEvents[E]

const namesOf = (tx: Context, registrationId: string) =>
  tx.db
    .selectFrom('business_registrations as r')
    .leftJoin('profiles as a', 'a.id', 'r.assigned_agent_id')
    .select(['r.company_name as company', 'a.name as agent'])
    .where('r.id', '=', registrationId)
    .executeTakeFirstOrThrow()

/** What was written to the change that has just been recorded; the customer may read it (E2). */
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
export async function statusChanged(tx: Context, of: Of<'registration.statusChanged'>): Promise<void> {
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
  if (to === 'approved') await askForRating(tx, { registrationId, customerId, company })
  // A company that was refused owes nothing, and one that is taken up again owes what it did.
  if (from === 'rejected' || to === 'rejected') await keepCalendar(tx, registrationId)
  if (to === 'rejected') await closePages(tx, of)
  if (from === 'rejected') await payAgain(tx, registrationId)
  await tellSides(tx, registrationId)
  await record(tx, event, registrationId, { from, to })
}

/** Written like the tasks themselves, in the language of the office. */
const EIN_CAME = 'O EIN chegou.'

/** The customer hears of it once the company is approved: before that the dashboard does not show it. */
export async function recorded(tx: Context, of: Of<'registration.recorded'>): Promise<void> {
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
  if (changed.includes('formedOn')) await keepCalendar(tx, registrationId)
  if (changed.includes('ein')) await settleFollowUp(tx, registrationId, EIN_CAME)
  await tellSides(tx, registrationId)
  await record(tx, event, registrationId, { changed: changed.join(' ') })
}

/** The one who had it is told as well, so that open pages of that agent lose it at once (S26). */
export async function assigned(tx: Context, of: Of<'registration.assigned'>): Promise<void> {
  const { registrationId, customerId, agentId, previousAgentId, from, to } = of
  await giveWorkflow(tx, { registrationId, agentId })
  const { company, agent } = await namesOf(tx, registrationId)
  const note = { event: 'registration.assigned', data: { registrationId } } as const
  // With the agent's id, by which erasing the agent finds the agent's name.
  const named = { ...note, data: { registrationId, agentId } }
  await notify(tx, { userId: customerId, kind: 'agentAssigned', facts: { company, agent: agent ?? '' }, ...named })
  await notify(tx, { userId: agentId, kind: 'processReceived', facts: { company }, ...note })
  if (previousAgentId) await notify(tx, { userId: previousAgentId, kind: 'processTaken', facts: { company }, ...note })
  await tellSides(tx, registrationId, { also: previousAgentId ? [previousAgentId] : [] })
  await record(tx, 'registration.assigned', registrationId, { agentId, previousAgentId, from, to })
}

/** The customer is not told, not even that there is a note (G72). */
export async function noted(tx: Context, of: Of<'registration.noted'>): Promise<void> {
  const { registrationId, agentId, noteId } = of
  const told = { who: 'registrations.assign', also: agentId ? [agentId] : [] } as const
  await tellOffice(tx, 'notes.changed', { registrationId }, told)
  await record(tx, 'registration.noted', registrationId, { noteId })
}
