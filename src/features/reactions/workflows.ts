import type { DomainEvents } from '#features/events.ts'
import { notify } from '#features/notifications/server/notify.ts'
import type { AuditAction } from '#rules/audit-actions.ts'
import { audit } from '#server/audit/audit.ts'
import type { Context } from '#server/context.ts'
import { tellOffice } from '#server/live/tell-office.ts'
import { tellSides } from '#server/live/tell-sides.ts'
import { companyNameOf } from './company-name-of.ts'

type Of<E extends keyof DomainEvents> = DomainEvents[E]
type Parties = { workflowId: string; registrationId: string; agentId: string | null }

/** The team's pages; customers are not told of single tasks, notes and hours. */
function tellTeam(tx: Context, { workflowId, registrationId, agentId }: Parties, ...others: string[]): Promise<void> {
  const also = agentId ? [agentId, ...others] : others
  return tellOffice(tx, 'workflows.changed', { workflowId, registrationId }, { who: 'workflows.create', also })
}

const record = (
  tx: Context,
  action: Extract<AuditAction, `workflow.${string}`>,
  { registrationId, workflowId }: Parties,
  details: Record<string, string | number> = {},
): Promise<void> =>
  audit(tx, { action, subjectType: 'registration', subjectId: registrationId, details: { workflowId, ...details } })

export async function workflowBegun(tx: Context, of: Of<'workflow.begun'>): Promise<void> {
  await tellTeam(tx, of)
  await record(tx, 'workflow.begun', of)
}

/** The customer's page shows how far the company is, which follows from the workflow. */
export async function workflowStatusChanged(tx: Context, of: Of<'workflow.statusChanged'>): Promise<void> {
  await tellTeam(tx, of)
  await tellSides(tx, of.registrationId)
  await record(tx, 'workflow.statusChanged', of, { from: of.from, to: of.to })
}

export async function workflowTaskChanged(tx: Context, of: Of<'workflow.taskChanged'>): Promise<void> {
  await tellTeam(tx, of)
  await record(tx, 'workflow.taskChanged', of, { taskId: of.taskId, from: of.from, to: of.to })
}

export async function workflowRated(tx: Context, of: Of<'workflow.rated'>): Promise<void> {
  await tellTeam(tx, of)
  await record(tx, 'workflow.rated', of, { from: of.from, to: of.to })
}

export async function workflowTimeCorrected(tx: Context, of: Of<'workflow.timeCorrected'>): Promise<void> {
  await tellTeam(tx, of)
  await record(tx, 'workflow.timeCorrected', of, { taskId: of.taskId, minutes: of.minutes })
}

/** Notes are kept as they are typed and hours as they pass: a row in the audit trail for each would hide the others. */
export const workflowNotesSaved = (tx: Context, of: Of<'workflow.notesSaved'>): Promise<void> => tellTeam(tx, of)
export const workflowTimed = (tx: Context, of: Of<'workflow.timed'>): Promise<void> => tellTeam(tx, of, of.timedBy)

/** The tax office has been silent for too long: somebody asks. */
export async function workflowFollowUp(tx: Context, of: Of<'workflow.followUp'>): Promise<void> {
  const { workflowId, registrationId, agentId, taskId } = of
  await tellTeam(tx, of)
  if (agentId)
    await notify(tx, {
      userId: agentId,
      kind: 'einFollowUp',
      facts: { company: await companyNameOf(tx, registrationId) },
      event: 'workflow.followUp',
      data: { workflowId, registrationId },
    })
  await record(tx, 'workflow.followUp', of, { taskId })
}
