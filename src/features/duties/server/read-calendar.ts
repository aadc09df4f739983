import { sql } from 'kysely'
import type { Confidence } from '#features/catalog/rules/state-guide.ts'
import type { duties } from '#features/duties/contract.ts'
import { CALENDAR_YEAR_END } from '#features/duties/rules/answers.ts'
import { dutyNameIn } from '#features/duties/words/duty-name.ts'
import { officeDay } from '#features/facts/rules/recheck.ts'
import { officialFirst, type Source } from '#features/facts/rules/source-order.ts'
import { loadRegistration } from '#features/registrations/server/load-registration.ts'
import { referenceText } from '#reference/words/reference-text.ts'
import { daysAfter } from '#rules/days/day.ts'
import type { Context } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { whoReads } from '#server/language/reader.ts'
import { dutyRows } from './duty-rows.ts'
import { dutyView } from './duty-view.ts'

/** Settled duties that were due longer ago than this are no longer listed. */
const SETTLED_DAYS = 730
/** A company has some ten duties a year, so a calendar never reaches this limit. */
const MOST = 200

const companyRow = ({ db }: Context, id: string) =>
  db
    .selectFrom('business_registrations as r')
    .innerJoin('company_types as t', 't.id', 'r.company_type_id')
    .innerJoin('states as s', 's.id', 'r.state_id')
    .innerJoin('packages as k', 'k.id', 'r.package_id')
    .leftJoin('company_records as c', 'c.business_registration_id', 'r.id')
    .leftJoin('filing_details as f', 'f.business_registration_id', 'r.id')
    .leftJoin('duty_answers as a', 'a.business_registration_id', 'r.id')
    .leftJoin('calendar_addresses as l', 'l.business_registration_id', 'r.id')
    .select([
      'r.company_name',
      'r.paid_at',
      'r.status',
      'r.owners_version',
      't.label as company_type',
      's.name as state',
      'k.alerts',
      'f.fiscal_year_end',
    ])
    .select(['a.assets_abroad', 'a.foreign_accounts', 'a.us_income', 'a.employees', 'a.updated_at as answered_at'])
    .select(['l.created_at as shared_at', 'l.read_at'])
    .select(sql<string | null>`c.formed_on::text`.as('formed_on'))
    .where('r.id', '=', id)
    .executeTakeFirstOrThrow()

/** The duties of a company by day, without those that were settled and due long ago. */
export const calendarRows = (context: Context, registrationId: string) =>
  dutyRows(context.db)
    .where('d.business_registration_id', '=', registrationId)
    .where((eb) =>
      eb.or([
        eb('d.status', 'in', [sql.lit('open'), sql.lit('in_progress')]),
        eb('d.listed_on', '>=', sql<Date>`${daysAfter(officeDay(context.now), -SETTLED_DAYS)}::date`),
      ]),
    )
    .orderBy('d.listed_on')
    .orderBy('f.key')
    .limit(sql.lit(MOST))
    .execute()

type Statement = {
  key: string
  name: string
  usName: string | null
  sources: Source[]
  checkedOn: string | null
  confidence: Confidence
}

/** Shown beside the duties: reports that are not required, and forms to ask an accountant about. */
async function besides(context: Context, id: string) {
  const { rows } = await sql<Statement>`
    select f.key, f.name, f.value->>'topic' as "usName", f.sources,
      f.checked_on::text as "checkedOn", f.confidence
    from facts f join business_registrations r on r.id = ${id}::uuid
    where (f.key = 'federal/boi' and f.value->'data'->>'domesticCompaniesExempt' = 'true')
      or (f.key = 'federal/ny-transparency' and f.value->'data'->>'notRequiredIn' = r.state_id and r.company_type_id = 'llc')
      or (f.kind = 'federal' and f.value->'data'->>'askAccountant' = 'true'
        and (f.company_type_id is null or f.company_type_id = r.company_type_id))
    order by f.key`.execute(context.db)
  const viewOf = ({ key, usName, name, sources, checkedOn, confidence }: Statement) => ({
    key,
    name: dutyNameIn(whoReads(context).language, name, usName ?? ''),
    sources: officialFirst(sources),
    ...{ checkedOn, confidence },
  })
  const named = rows.map(viewOf)
  const exempt = { 'federal/boi': 'boi', 'federal/ny-transparency': 'ny_transparency' } as const
  return {
    notRequired: named.flatMap(({ key, ...one }) =>
      key === 'federal/boi' || key === 'federal/ny-transparency' ? [{ code: exempt[key], ...one }] : [],
    ),
    askAccountant: named.filter(({ key }) => !(key in exempt)).map(({ name }) => name),
  }
}

const ownerRows = ({ db }: Context, id: string) =>
  db
    .selectFrom('business_owners')
    .select(['id', sql<string>`first_name || ' ' || last_name`.as('name')])
    .select(['tax_country as taxCountry', 'us_person as usPerson'])
    .where('business_registration_id', '=', id)
    .orderBy('position')
    .execute()

export async function calendarView(context: Context, id: string) {
  const [row, owners, duties, beside] = await Promise.all([
    companyRow(context, id),
    ownerRows(context, id),
    calendarRows(context, id),
    besides(context, id),
  ])
  return {
    companyName: row.company_name,
    companyType: row.company_type,
    state: referenceText(whoReads(context).language, row.state),
    formedOn: row.formed_on,
    fiscalYearEnd: row.fiscal_year_end ?? CALENDAR_YEAR_END,
    owners: owners.length,
    alerts: row.alerts,
    answers: {
      assetsAbroad: row.assets_abroad,
      foreignAccounts: row.foreign_accounts,
      usIncome: row.us_income,
      employees: row.employees,
      updatedAt: row.answered_at,
    },
    taxStatus: { version: row.owners_version, owners: row.paid_at && row.status !== 'rejected' ? owners : [] },
    items: duties.map((duty) => dutyView(context, duty)),
    ...beside,
    address: row.shared_at && { createdAt: row.shared_at, readAt: row.read_at },
  }
}

export const readCalendar: Handler<typeof duties.ofRegistration> = async (context, { id }) => {
  await loadRegistration(context, id, 'duties.read')
  return calendarView(context, id)
}
