import { sql } from 'kysely'
import { CALENDAR_YEAR_END } from '#features/duties/rules/answers.ts'
import type { DutyCompany, DutyOwner } from '#features/duties/rules/applies.ts'
import type { KeptDuty } from '#features/duties/rules/compare.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/connect.ts'

export type CompanyRow = DutyCompany & { id: string; customerId: string; company: string }

type Row = {
  id: string
  customerId: string
  company: string
  stateId: string
  companyTypeId: string
  formedOn: string
  dissolvedOn: string | null
  fiscalYearEnd: number | null
  authorizedShares: number | null
  owners: DutyOwner[]
  assetsAbroad: boolean | null
  foreignAccounts: boolean | null
  usIncome: boolean | null
  employees: boolean | null
}

const companyOf = ({ fiscalYearEnd, assetsAbroad, foreignAccounts, usIncome, employees, ...row }: Row): CompanyRow => ({
  ...row,
  fiscalYearEnd: fiscalYearEnd ?? CALENDAR_YEAR_END,
  answers: { assetsAbroad, foreignAccounts, usIncome, employees },
})

/**
 * Share lock until the transaction ends: every change of a company's data locks its row first, so the data stays as it is. The data
 * is read by a later statement, because one that waited for a lock still sees other tables as they were when it started.
 */
const holdCompanies = (db: Db, ids: readonly string[]) =>
  sql`select from business_registrations where id = any(${ids}::uuid[]) order by id for share`.execute(db)

/** Locks these companies and reads those that are formed, not rejected, and whose customer's account was not erased. */
export async function companiesOf({ db }: Context, ids: readonly string[]): Promise<CompanyRow[]> {
  await holdCompanies(db, ids)
  const { rows } = await sql<Row>`
    select r.id, r.user_id as "customerId", r.company_name as company, r.state_id as "stateId", r.company_type_id as "companyTypeId",
      c.formed_on::text as "formedOn", c.dissolved_on::text as "dissolvedOn", f.fiscal_year_end as "fiscalYearEnd",
      f.authorized_shares::float8 as "authorizedShares", o.owners,
      a.assets_abroad as "assetsAbroad", a.foreign_accounts as "foreignAccounts", a.us_income as "usIncome", a.employees
    from business_registrations r
      join company_records c on c.business_registration_id = r.id
      join profiles p on p.id = r.user_id
      left join filing_details f on f.business_registration_id = r.id
      left join duty_answers a on a.business_registration_id = r.id
      cross join lateral (
        select coalesce(json_agg(json_build_object('addressCountry', country, 'taxCountry', tax_country, 'usPerson', us_person,
          'percentage', ownership_percentage)), '[]') as owners
        from business_owners where business_registration_id = r.id) o
    where c.formed_on is not null and r.status <> 'rejected' and p.erased_at is null and r.id = any(${ids}::uuid[])
    order by r.id`.execute(db)
  return rows.map(companyOf)
}

/** The next keyset page of company ids, of one state or of all. */
export async function companyIdsAfter(db: Db, after: string | undefined, stateId: string | null, most: number) {
  const rows = await db
    .selectFrom('business_registrations')
    .select('id')
    .$if(after !== undefined, (query) => query.where('id', '>', sql<string>`${after}::uuid`))
    .$if(stateId !== null, (query) => query.where('state_id', '=', stateId))
    .orderBy('id')
    .limit(sql.lit(most))
    .execute()
  return rows.map(({ id }) => id)
}

export type KeptRow = KeptDuty & { registrationId: string }

/** Stored duties of these companies, settled ones included: a duty that was done or waived is never created again. */
export const keptDuties = (db: Db, registrationIds: readonly string[]): Promise<KeptRow[]> =>
  db
    .selectFrom('duties')
    .select(['id', 'business_registration_id as registrationId', 'fact_id as factId', 'period', 'extended'])
    .select(['amount as amountCents', 'at_least as atLeast', 'by_rule as byRule'])
    .select([sql<KeptDuty['status']>`status`.as('status'), sql<KeptDuty['dependsOn']>`depends_on`.as('dependsOn')])
    .select([
      sql<string | null>`statutory_on::text`.as('statutoryOn'),
      sql<string | null>`extends_to::text`.as('extendsTo'),
      sql<string | null>`due_on::text`.as('dueOn'),
      sql<string | null>`tolerated_until::text`.as('toleratedUntil'),
    ])
    .where('business_registration_id', '=', sql<string>`any(${registrationIds}::uuid[])`)
    .execute()
