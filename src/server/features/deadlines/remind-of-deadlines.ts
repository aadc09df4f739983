import { sql } from 'kysely'
import { dutyValue } from '#domain/catalog/due-rule.ts'
import { type Day, type Duty, dayOf, daysBetween, nextDue } from '#domain/catalog/next-due.ts'
import type { DomainEvents } from '#domain/events/events.ts'
import { reminderFor } from '#domain/registrations/reminder.ts'
import { type Context, inTransaction } from '#server/context.ts'

const AT_ONCE = 500

type DutyFact = Duty & { factId: string; stateId: string; companyTypeId: string | null }
type Company = {
  id: string
  user_id: string
  state_id: string
  company_type_id: string
  approved_at: Date | null
}
type Near = DomainEvents['registration.deadlineNear']

async function readDuties({ db }: Context): Promise<DutyFact[]> {
  const rows = await db
    .selectFrom('facts')
    .select(['id', 'state_id', 'company_type_id', 'value'])
    .where('kind', '=', 'annual_duty')
    .where('scope', '=', 'state')
    .execute()
  return rows.flatMap(({ id, state_id, company_type_id, value }) => {
    const read = dutyValue.safeParse(value)
    return read.success && state_id
      ? [{ ...read.data, factId: id, stateId: state_id, companyTypeId: company_type_id }]
      : []
  })
}

/** Companies that exist and whose owner can still be told. */
const companiesAfter = ({ db }: Context, id: string | undefined): Promise<Company[]> =>
  db
    .selectFrom('business_registrations as r')
    .innerJoin('profiles as p', 'p.id', 'r.user_id')
    .select(['r.id', 'r.user_id', 'r.state_id', 'r.company_type_id', 'r.approved_at'])
    .where('r.status', '=', 'approved')
    .where('p.erased_at', 'is', null)
    .$if(id !== undefined, (query) => query.where('r.id', '>', sql<string>`${id}`))
    .orderBy('r.id')
    .limit(AT_ONCE)
    .execute()

function nearOf(company: Company, duties: DutyFact[], today: Day): Near[] {
  const formed = company.approved_at
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
    return [{ registrationId: company.id, customerId: company.user_id, factId: duty.factId, dueOn, daysLeft, reminder }]
  })
}

const wasTold = async ({ db }: Context, near: Near): Promise<boolean> => {
  const { registrationId, factId, dueOn, reminder } = near
  const said = JSON.stringify({ registrationId, factId, dueOn, reminder: String(reminder) })
  const row = await db
    .selectFrom('notifications')
    .select('id')
    .where('user_id', '=', near.customerId)
    .where('event', '=', 'registration.deadlineNear')
    .where(sql<boolean>`data @> ${said}::jsonb`)
    .executeTakeFirst()
  return row !== undefined
}

const tell = (context: Context, near: Near): Promise<boolean> =>
  inTransaction(context, async (tx) => {
    if (await wasTold(tx, near)) return false
    await tx.emit('registration.deadlineNear', near)
    return true
  })

/** Every company hears of each yearly duty in time, each reminder once (D10): in every plan, from its approval on (against K1, K5). */
export async function remindOfDeadlines(context: Context): Promise<number> {
  const duties = await readDuties(context)
  const today = dayOf(context.now)
  let told = 0
  let companies = await companiesAfter(context, undefined)
  while (companies.length > 0) {
    for (const near of companies.flatMap((company) => nearOf(company, duties, today)))
      if (await tell(context, near)) told++
    companies = await companiesAfter(context, companies.at(-1)?.id)
  }
  return told
}
