import { notify } from '#features/notifications/server/notify.ts'
import { companyNameOf } from '#features/registrations/server/company-name-of.ts'
import { publishToSides } from '#features/registrations/server/publish-to-sides.ts'
import type { TaskStatus } from '#features/workflows/rules/task-status.ts'
import type { WorkflowStatus } from '#features/workflows/rules/workflow-status.ts'
import type { AuditAction } from '#rules/audit-actions.ts'
import { audit } from '#server/audit/audit.ts'
import type { Context } from '#server/context.ts'
import type { Reactions } from '#server/dispatch.ts'
import type { DataOf } from '#server/events.ts'
import { publishToOffice } from '#server/live/publish-to-office.ts'
import { giveWorkflow, giveWorkflows } from './give-workflow.ts'
import { settleFollowUp } from './settle-follow-up.ts'

declare module '#server/events.ts' {
  interface DomainEvents {
    /** An admin started a workflow; one that an assignment creates publishes no event of its own. */
    'workflow.begun': WorkflowParties
    'workflow.statusChanged': WorkflowParties & { from: WorkflowStatus; to: WorkflowStatus }
    'workflow.taskChanged': WorkflowParties & { taskId: string; from: TaskStatus; to: TaskStatus }
    'workflow.rated': WorkflowParties & { from: number; to: number }
    'workflow.notesSaved': WorkflowParties
    /** A timer was started or stopped. */
    'workflow.timed': WorkflowParties & { timedBy: string }
    'workflow.timeCorrected': WorkflowParties & { taskId: string; minutes: number }
    /** A follow-up task was added, because the IRS has not answered in time. */
    'workflow.followUp': WorkflowParties & { taskId: string }
    /** The workflow was completed; its current agent earns the commission (E9). */
    'workflow.completed': { workflowId: string }
  }
}

/** `agentId` is the agent to whom the workflow is assigned. */
type WorkflowParties = { workflowId: string; registrationId: string; agentId: string | null }

/** In Portuguese, like the tasks of the templates. */
const EIN_CAME = 'O EIN chegou.'

/** Publishes to the team's pages; customers get no live events about single tasks, notes and hours. */
function tellTeam(
  tx: Context,
  { workflowId, registrationId, agentId }: WorkflowParties,
  ...others: string[]
): Promise<void> {
  const also = agentId ? [agentId, ...others] : others
  return publishToOffice(tx, 'workflows.changed', { workflowId, registrationId }, { who: 'workflows.create', also })
}

const record = (
  tx: Context,
  action: Extract<AuditAction, `workflow.${string}`>,
  { registrationId, workflowId }: WorkflowParties,
  details: Record<string, string | number> = {},
): Promise<void> =>
  audit(tx, { action, subjectType: 'registration', subjectId: registrationId, details: { workflowId, ...details } })

async function workflowBegun(tx: Context, of: DataOf<'workflow.begun'>): Promise<void> {
  await tellTeam(tx, of)
  await record(tx, 'workflow.begun', of)
}

/** Publishes to the customer's pages too, whose progress follows from the workflow. */
async function workflowStatusChanged(tx: Context, of: DataOf<'workflow.statusChanged'>): Promise<void> {
  await tellTeam(tx, of)
  await publishToSides(tx, of.registrationId)
  await record(tx, 'workflow.statusChanged', of, { from: of.from, to: of.to })
}

async function workflowTaskChanged(tx: Context, of: DataOf<'workflow.taskChanged'>): Promise<void> {
  await tellTeam(tx, of)
  await record(tx, 'workflow.taskChanged', of, { taskId: of.taskId, from: of.from, to: of.to })
}

async function workflowRated(tx: Context, of: DataOf<'workflow.rated'>): Promise<void> {
  await tellTeam(tx, of)
  await record(tx, 'workflow.rated', of, { from: of.from, to: of.to })
}

async function workflowTimeCorrected(tx: Context, of: DataOf<'workflow.timeCorrected'>): Promise<void> {
  await tellTeam(tx, of)
  await record(tx, 'workflow.timeCorrected', of, { taskId: of.taskId, minutes: of.minutes })
}

/** Autosaved notes and timers change so often that audit rows for them would hide the others. */
const workflowNotesSaved = (tx: Context, of: DataOf<'workflow.notesSaved'>): Promise<void> => tellTeam(tx, of)
const workflowTimed = (tx: Context, of: DataOf<'workflow.timed'>): Promise<void> => tellTeam(tx, of, of.timedBy)

/** Notifies the agent to ask the IRS for the EIN. */
async function workflowFollowUp(tx: Context, of: DataOf<'workflow.followUp'>): Promise<void> {
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

export const reactions: Reactions = {
  'workflow.begun': workflowBegun,
  'workflow.statusChanged': workflowStatusChanged,
  'workflow.taskChanged': workflowTaskChanged,
  'workflow.rated': workflowRated,
  'workflow.notesSaved': workflowNotesSaved,
  'workflow.timed': workflowTimed,
  'workflow.timeCorrected': workflowTimeCorrected,
  'workflow.followUp': workflowFollowUp,
  'registration.assigned': giveWorkflow,
  'registration.handedOver': (tx, { moved, toAgentId }) =>
    giveWorkflows(tx, { registrationIds: moved.map(({ registrationId }) => registrationId), agentId: toAgentId }),
  'registration.recorded': async (tx, { registrationId, changed }) => {
    if (changed.includes('ein')) await settleFollowUp(tx, registrationId, EIN_CAME)
  },
}
