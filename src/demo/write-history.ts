import type { RegistrationStatus } from '#features/registrations/rules/status.ts'
import type { Context } from '#server/context.ts'
import type { CompanyPlan } from './company-plan.ts'
import { aStatusChange } from './factories/status-change.ts'
import type { People } from './write-people.ts'

type Change = { to: RegistrationStatus; at: Date; by: string; reason?: string | undefined; agent?: string }

/** The changes that led to the current status: assigned by the admin, then moved by the agent. */
export function changesOf({ company, times }: CompanyPlan): Change[] {
  const ordered: Change = { to: 'pending', at: times.created, by: company.customer }
  if (!company.agent) return [ordered]
  const assigned: Change = { to: 'in_review', at: times.assigned, by: 'admin', agent: company.agent }
  if (company.status === 'in_review' || company.status === 'pending') return [ordered, assigned]
  const at = company.status === 'documents_required' ? times.papersReviewed : times.closed
  return [ordered, assigned, { to: company.status, at, by: company.agent, reason: company.reason }]
}

export async function writeHistory(
  tx: Context,
  plan: CompanyPlan,
  of: { registrationId: string; people: People },
): Promise<void> {
  let old: RegistrationStatus | null = null
  for (const { to, at, by, reason, agent } of changesOf(plan)) {
    await aStatusChange(tx, of.registrationId, {
      old_status: old,
      new_status: to,
      reason: reason ?? null,
      changed_by: of.people(by),
      agent_id: agent ? of.people(agent) : null,
      created_at: at,
    })
    old = to
  }
}
