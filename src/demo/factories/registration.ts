import type { Selectable } from 'kysely'
import { asciiName, nameKey } from '#features/company-names/rules/company-name.ts'
import type { Context } from '#server/context.ts'
import type { BusinessRegistrations } from '#server/db/types.ts'
import { aUser } from './account.ts'
import { unique } from './unique.ts'

export type Registration = Selectable<BusinessRegistrations>

export async function aRegistration(context: Context, given: Partial<Registration> = {}): Promise<Registration> {
  const name = given.company_name ?? `Jequitibá ${unique()} LLC`
  const status = given.status ?? 'pending'
  const created = given.created_at ?? context.now
  const row: Registration = {
    id: context.newId(),
    company_name: name,
    company_name_ascii: asciiName(name),
    name_key: nameKey(name),
    alternative_names: [],
    business_purpose: 'Consultoria em tecnologia para pequenas empresas.',
    industry: 'Tecnologia',
    status,
    company_type_id: 'llc',
    state_id: 'florida',
    package_id: given.package_id ?? (await recommendedPackage(context)),
    user_id: given.user_id ?? (await aUser(context)).id,
    assigned_agent_id: null,
    paid_at: null,
    formation_later: null,
    ein_letter_later: null,
    approved_at: status === 'approved' ? created : null,
    status_since: created,
    // A trigger derives it from the registration's workflow.
    filing_until: null,
    owners_version: 1,
    created_at: created,
    updated_at: created,
    ...given,
  }
  await context.db.insertInto('business_registrations').values(row).execute()
  return row
}

async function recommendedPackage(context: Context): Promise<string> {
  const packages = context.db.selectFrom('packages').select('id').where('deleted_at', 'is', null)
  return (await packages.orderBy('recommended', 'desc').orderBy('price').executeTakeFirstOrThrow()).id
}
