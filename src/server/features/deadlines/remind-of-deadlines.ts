import { sql } from 'kysely'
import { dutyValue } from '#domain/catalog/due-rule.ts'
import { type Day, type Duty, dayOf, daysBetween, nextDue } from '#domain/catalog/next-due.ts'
import type { DeadlineReminder } from '#domain/events/events.ts'
import { reminderFor } from '#domain/registrations/reminder.ts'
import { type Context, inTransaction } from '#server/context.ts'
import { notToldYet } from './not-told-yet.ts'

const AT_ONCE = 500
const TOLD_AT_ONCE = 100

type DutyFact = Duty & { factId: string; name: string; usName: string; stateId: string; companyTypeId: string | null }
type Company = {
  id: string
  company_name: string
  user_id: string
  state_id: string
  company_type_id: string
  /** The day of formation where somebody entered it, else of the approval. */
  formed_at: Date | null
}

async function readDuties({ db }: Context): Promise<DutyFact[]> {
  const rows = await db
    .selectFrom('facts')
    .select(['id', 'name', 'state_id', 'company_type_id', 'value'])
    .where('kind', '=', sql.lit('annual_duty'))
    .where('scope', '=', sql.lit('state'))
    .execute()
  return rows.flatMap(({ id, name, state_id, company_type_id, value }) => {
    const read = dutyValue.safeParse(value)
    return read.success && state_id
      ? [
          {
            ...read.data,
            factId: id,
            name,
            usName: read.data.reportName ?? '',
            stateId: state_id,
            companyTypeId: company_type_id,
          },
        ]
      : []
  })
}

/** Companies that exist and whose owner can still be told. */
const companiesAfter = ({ db }: Context, id: string | undefined): Promise<Company[]> =>
  db
    .selectFrom('business_registrations as r')
    .innerJoin('profiles as p', 'p.id', 'r.user_id')
    .leftJoin('company_records as c', 'c.business_registration_id', 'r.id')
    .select(['r.id', 'r.company_name', 'r.user_id', 'r.state_id', 'r.company_type_id'])
    .select(sql<Date | null>`coalesce(c.formed_on::timestamp at time zone 'UTC', r.approved_at)`.as('formed_at'))
    .where('r.status', '=', sql.lit('approved'))
    .where('p.erased_at', 'is', null)
    .$if(id !== undefined, (query) => query.where('r.id', '>', sql<string>`${id}`))
    .orderBy('r.id')
    .limit(AT_ONCE)
    .execute()

function nearOf(company: Company, duties: DutyFact[], today: Day): DeadlineReminder[] {
  const formed = company.formed_at
  if (!formed) return []
  const own = duties.filter(
    ({ stateId, companyTypeId }) =>
      stateId === company.state_id && (companyTypeId === null || companyTypeId === company.company_type_id),
  )
  return own.flatMap((duty) => {
    const dueOn = nextDue(duty, formed, today)
    const daysLeft = dueOn ? daysBetween(today, dueOn) : -1
    const reminder = reminderFor(daysLeft)
    if (!dueOn || reminder === undefined) return []
    const about = { registrationId: company.id, customerId: company.user_id, company: company.company_name }
    return [{ ...about, factId: duty.factId, duty: duty.name, usName: duty.usName, dueOn, daysLeft, reminder }]
  })
}

/** Batches of two runs take turns, so that what one has told the other finds told. */
const takeTurn = ({ db }: Context) =>
  sql`select pg_advisory_xact_lock(hashtextextended('registration.deadlineNear', 727))`.execute(db)

const tell = (context: Context, batch: readonly DeadlineReminder[]): Promise<number> =>
  inTransaction(context, async (tx) => {
    await takeTurn(tx)
    const reminders = await notToldYet(tx, batch)
    if (reminders.length > 0) await tx.emit('registration.deadlineNear', { reminders })
    return reminders.length
  })

/** One company that cannot be told keeps no other from it; a reminder stays due for days, so the next runs try again. */
async function tellApart(context: Context, batch: readonly DeadlineReminder[]): Promise<number> {
  let told = 0
  for (const near of batch)
    told += await tell(context, [near]).catch((err: unknown) => {
      context.log.error({ err, registrationId: near.registrationId }, 'company not reminded of its deadline')
      return 0
    })
  return told
}

/** Every company, whatever its plan, hears of each yearly duty in time and once (D10). Without a date of formation its duties count from the approval. */
export async function remindOfDeadlines(context: Context): Promise<number> {
  const duties = await readDuties(context)
  const today = dayOf(context.now)
  const waiting: DeadlineReminder[] = []
  let told = 0
  const tellNext = async () => {
    const batch = waiting.splice(0, TOLD_AT_ONCE)
    told += await tell(context, batch).catch((err: unknown) => {
      context.log.warn({ err, companies: batch.length }, 'companies are reminded one by one')
      return tellApart(context, batch)
    })
  }
  let companies = await companiesAfter(context, undefined)
  while (companies.length > 0) {
    waiting.push(...companies.flatMap((company) => nearOf(company, duties, today)))
    while (waiting.length >= TOLD_AT_ONCE) await tellNext()
    companies = companies.length < AT_ONCE ? [] : await companiesAfter(context, companies.at(-1)?.id)
  }
  if (waiting.length > 0) await tellNext()
  return told
}
