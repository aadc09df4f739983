import type { Context } from '#server/context.ts'
import { sealIdentityNumber } from '#server/keys/identity-number.ts'
import type { CompanyPlan } from './company-plan.ts'
import { demoEmail } from './demo-people.ts'
import { type Owner, someOwners } from './factories/owners.ts'
import { aRegistration, type Registration } from './factories/registration.ts'
import { ownersOf } from './owners-of.ts'
import type { StoredFiles } from './store-papers.ts'
import { writeHistory } from './write-history.ts'
import { writeNotes } from './write-notes.ts'
import { writePapers } from './write-papers.ts'
import { writePayments } from './write-payments.ts'
import type { People } from './write-people.ts'
import { writePurchases } from './write-purchases.ts'
import { writeRating } from './write-rating.ts'
import { writeRecord } from './write-record.ts'
import { writeWork } from './write-work.ts'

export type Loading = { people: People; packages: ReadonlyMap<string | null, string>; files: StoredFiles }

/** Everything that belongs to one registration, in the order in which it happened. */
export async function writeCompany(tx: Context, plan: CompanyPlan, loading: Loading): Promise<Registration> {
  const { company } = plan
  const customerId = loading.people(company.customer)
  const agentId = company.agent ? loading.people(company.agent) : null
  const registration = await aRegistration(tx, columns(plan, { customerId, agentId, packages: loading.packages }))
  const owners = await writeOwners(tx, plan, registration.id)
  await writePayments(tx, plan, registration)
  await writePapers(tx, plan, { registrationId: registration.id, owners, customerId, agentId, files: loading.files })
  await writeHistory(tx, plan, { registrationId: registration.id, people: loading.people })
  await writeWork(tx, plan, { registration, people: loading.people })
  await writeNotes(tx, plan, { registrationId: registration.id, people: loading.people })
  await writeRecord(tx, plan, registration.id)
  await writePurchases(tx, plan, registration)
  await writeRating(tx, plan, { registrationId: registration.id, people: loading.people })
  return registration
}

function columns(
  { company, times }: CompanyPlan,
  of: { customerId: string; agentId: string | null; packages: Loading['packages'] },
): Partial<Registration> {
  const packageId = of.packages.get(company.plan)
  const paid = company.payment !== 'pending' && company.payment !== 'failed'
  const isOver = company.status === 'approved' || company.status === 'rejected'
  return {
    company_name: company.name,
    alternative_names: company.alternatives ?? [],
    business_purpose: company.purpose,
    industry: company.industry,
    status: company.status,
    company_type_id: company.type,
    state_id: company.state,
    ...(packageId ? { package_id: packageId } : {}),
    user_id: of.customerId,
    assigned_agent_id: of.agentId,
    paid_at: paid ? times.paid : null,
    approved_at: company.status === 'approved' ? times.closed : null,
    created_at: times.created,
    updated_at: isOver ? times.closed : of.agentId ? times.assigned : times.created,
  }
}

function writeOwners(tx: Context, { company, times }: CompanyPlan, registrationId: string): Promise<Owner[]> {
  const owners = ownersOf(company).map(({ name, local, home, share, identityNumber = null }) => {
    const id = tx.newId()
    const [first_name = name, ...last] = name.split(' ')
    const percentage = { ownership_percentage: share.toFixed(2), created_at: times.created }
    const identity = { id, identity_number_sealed: sealIdentityNumber(tx.keys, id, identityNumber) }
    return { first_name, last_name: last.join(' '), email: demoEmail(local), ...home, ...percentage, ...identity }
  })
  return someOwners(tx, registrationId, owners)
}
