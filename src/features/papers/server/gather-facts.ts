import { sql } from 'kysely'
import { nameKey } from '#features/company-names/rules/company-name.ts'
import { keysNear } from '#features/company-names/server/keys-near.ts'
import { designatorsFor, namingRulesFor } from '#features/company-names/server/naming-rules-for.ts'
import { documentNameIn } from '#features/documents/rules/document-names.ts'
import type { DocumentStatus } from '#features/documents/rules/status.ts'
import type { DocumentType } from '#features/documents/rules/types.ts'
import { shareFrom } from '#features/orders/rules/shares.ts'
import { findingsOf } from '#features/papers/rules/name-findings.ts'
import type { PaperFacts, PaperOwner } from '#features/papers/rules/paper-facts.ts'
import { readSs4Fact } from '#features/papers/rules/ss4-fact.ts'
import { lastPossibleDay } from '#features/registrations/rules/company-record.ts'
import { readCompanyRecord } from '#features/registrations/server/company-record.ts'
import { ownersOf } from '#features/registrations/server/owners-of.ts'
import { dayOf } from '#rules/days/day.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/connect.ts'
import { readDetails } from './filing-details-rows.ts'

const companyOf = (db: Db, id: string) =>
  db
    .selectFrom('business_registrations as r')
    .innerJoin('company_types as t', 't.id', 'r.company_type_id')
    .innerJoin('states as s', 's.id', 'r.state_id')
    .innerJoin('packages as k', 'k.id', 'r.package_id')
    .innerJoin('profiles as c', 'c.id', 'r.user_id')
    .crossJoin('site_settings as w')
    .leftJoin('facts as f', (join) =>
      join
        .onRef('f.state_id', '=', 'r.state_id')
        .onRef('f.company_type_id', '=', 'r.company_type_id')
        .on('f.kind', '=', sql.lit('formation_document')),
    )
    .leftJoin('facts as e', (join) => join.on('e.key', '=', sql.lit('federal/ein-ss4')))
    .select(['r.company_name', 'r.alternative_names', 'r.business_purpose', 'r.industry', 'r.paid_at', 'r.created_at'])
    .select(['r.company_type_id', 't.label as company_type', 'r.status', 'k.name as package_name', 'w.site_name'])
    .select(['c.name as customer_name', 'c.email as customer_email', 'r.state_id', 's.name as state', 's.name_en'])
    .select(['s.abbreviation', 's.filing_office', 'f.name as formation_document'])
    .select(sql<boolean>`coalesce(f.value ->> 'publicationRequired' = 'true', false)`.as('publication'))
    .select(sql<unknown>`e.value -> 'data'`.as('ss4'))
    .where('r.id', '=', id)
    .executeTakeFirstOrThrow()
type Company = Awaited<ReturnType<typeof companyOf>>

async function paperOwnersOf(context: Context, id: string): Promise<PaperOwner[]> {
  const owners = await ownersOf(context, id)
  return owners.map(({ ownershipPercentage, ...owner }) => ({ ...owner, share: shareFrom(ownershipPercentage) }))
}

async function requiredOf(db: Db, id: string): Promise<PaperFacts['required']> {
  const rows = await db
    .selectFrom('documents')
    .select(['name', sql<DocumentType>`document_type`.as('type'), sql<DocumentStatus>`status`.as('status')])
    .where('business_registration_id', '=', id)
    .where('required', '=', sql.lit(true))
    .orderBy('name')
    .orderBy('id')
    .execute()
  return rows.map(({ status, ...named }) => ({ name: { en: documentNameIn('en_US', named), pt: named.name }, status }))
}

/** The name keys of other companies' paid orders that resemble these names. */
async function takenKeys(db: Db, id: string, { state_id, company_name }: Company, names: string[], generic: string[]) {
  const own = nameKey(company_name)
  const [near, twin] = await Promise.all([
    keysNear(db, state_id, names, generic),
    db
      .selectFrom('business_registrations')
      .select('id')
      .where('state_id', '=', state_id)
      .where('name_key', '=', own)
      .where(sql<boolean>`length(name_key) = length(${own}::text)`)
      .where('paid_at', 'is not', null)
      .where('id', '!=', id)
      .limit(1)
      .executeTakeFirst(),
  ])
  return near.filter((key) => key !== own || twin)
}

/**
 * Gathers the current data from which papers are made. `names` compares the names with every rule and with other orders;
 * without it only their designators are checked, which is the only name check that can refuse a paper.
 */
export async function gatherFacts(
  context: Context,
  id: string,
  { names: isAboutNames }: { names: boolean } = { names: false },
): Promise<PaperFacts> {
  const { db } = context
  const [company, { updatedAt: _, ...details }, { updatedAt: __, ...record }, owners, required] = await Promise.all([
    companyOf(db, id),
    readDetails(db, id),
    readCompanyRecord(db, id),
    paperOwnersOf(context, id),
    requiredOf(db, id),
  ])
  const place = { companyTypeId: company.company_type_id, stateId: company.state_id }
  const rules = await (isAboutNames ? namingRulesFor : designatorsFor)(db, place)
  const ordered = [company.company_name, ...company.alternative_names]
  const names = details.legalName ? [details.legalName, ...ordered] : ordered
  const taken = isAboutNames ? await takenKeys(db, id, company, names, rules.genericWords) : []
  return {
    siteName: company.site_name,
    number: id.slice(0, 8),
    madeOn: lastPossibleDay(context.now),
    companyTypeId: company.company_type_id,
    companyType: company.company_type,
    companyName: company.company_name,
    alternativeNames: company.alternative_names,
    purpose: company.business_purpose,
    industry: company.industry,
    packageName: company.package_name,
    orderedOn: dayOf(company.created_at),
    paid: company.paid_at !== null,
    rejected: company.status === 'rejected',
    customer: { name: company.customer_name, email: company.customer_email },
    state: {
      name: company.state,
      nameEn: company.name_en,
      abbreviation: company.abbreviation,
      filingOffice: company.filing_office,
      formationDocument: company.formation_document,
      publicationRequired: company.publication,
    },
    owners,
    required,
    record,
    details,
    names: [...new Set(names)].map((name) => findingsOf(name, rules, taken)),
    ss4: readSs4Fact(company.ss4),
  }
}
