import { sql } from 'kysely'
import { officeDay } from '#features/facts/rules/recheck.ts'
import { NOTICE_DAYS, noticeFor } from '#features/purchases/rules/renewal.ts'
import { daysAfter, daysBetween } from '#rules/days/day.ts'
import { type Context, inTransaction } from '#server/context.ts'

/** Carries the names too, so that the reaction does not have to read them. */
export type RenewalNotice = {
  registrationId: string
  customerId: string
  extraId: string
  company: string
  service: string
  dueOn: string
  daysLeft: number
  totalCents: number
}

const AT_ONCE = 500

type Near = { dutyId: string; extraId: string; registrationId: string; dueOn: string }
/** `isMoneyBack` in SQL: the customer of a refunded order gets no notices, although the company still exists at the state (K6). */
const moneyBack = sql`coalesce((select bool_or(m.payment_status = 'refunded') and not bool_or(m.payment_status = 'paid')
        from payments m where m.business_registration_id = d.business_registration_id and m.purchase_id is null), false)`

type Place = Pick<Near, 'dueOn' | 'dutyId' | 'extraId'> | undefined

/** One page of recurring services that fall due soon, earliest first: the registered agent of every company, and services bought before. */
async function nearAfter({ db, now }: Context, after: Place): Promise<Near[]> {
  const today = officeDay(now)
  const { rows } = await sql<Near>`
    select d.id as "dutyId", e.id as "extraId", d.business_registration_id as "registrationId", d.due_on::text as "dueOn"
    from duties d join extras e on e.settles = d.code and d.kind is null and e.recurs and e.archived_at is null
    where d.status in ('open', 'in_progress') and d.due_on between ${today}::date and ${daysAfter(today, Math.max(...NOTICE_DAYS))}::date
      and (e.settles = 'registered_agent' or exists (select from purchases u
        where u.business_registration_id = d.business_registration_id and u.extra_id = e.id and u.paid_at is not null))
      and not exists (select from renewal_stops s where s.business_registration_id = d.business_registration_id and s.extra_id = e.id)
      and not exists (select from purchases u where u.duty_id = d.id and u.status in ('paid', 'in_progress'))
      and not ${moneyBack}
      and ${after ? sql`(d.due_on, d.id, e.id) > (${after.dueOn}::date, ${after.dutyId}::uuid, ${after.extraId}::uuid)` : sql`true`}
    order by d.due_on, d.id, e.id limit ${sql.lit(AT_ONCE)}`.execute(db)
  return rows
}

type Told = Omit<RenewalNotice, 'daysLeft'>

/**
 * Stores each notice as a row and returns the new ones, so that only one of two concurrent runs sends it. A notice with fewer days left
 * suppresses those with more.
 */
async function noteNotices(tx: Context, near: readonly (Near & { days: number })[]): Promise<Told[]> {
  const { rows } = await sql<Told>`
    with noted as (
      insert into renewal_notices (business_registration_id, extra_id, due_on, days, told_at)
      select g."registrationId", g."extraId", g."dueOn", g.days, ${tx.now}::timestamptz
      from json_to_recordset(${JSON.stringify(near)}::json) as g ("registrationId" uuid, "extraId" uuid, "dueOn" date, days smallint)
      where not exists (select from renewal_notices n where n.business_registration_id = g."registrationId"
        and n.extra_id = g."extraId" and n.due_on = g."dueOn" and n.days <= g.days)
      on conflict do nothing returning business_registration_id, extra_id, due_on)
    select r.id as "registrationId", r.user_id as "customerId", e.id as "extraId", r.company_name as company, e.name as service,
      n.due_on::text as "dueOn", e.price + case when e.passes_fee then coalesce((select min(d.amount) from duties d
        where d.business_registration_id = r.id and d.code = e.settles and d.kind is null and d.due_on = n.due_on), 0) else 0 end as "totalCents"
    from noted n join business_registrations r on r.id = n.business_registration_id
      join extras e on e.id = n.extra_id join profiles p on p.id = r.user_id
    where p.erased_at is null`.execute(tx.db)
  return rows
}

const tell = (context: Context, near: readonly Near[]): Promise<number> =>
  inTransaction(context, async (tx) => {
    const today = officeDay(tx.now)
    const due = near.flatMap((one) => {
      const days = noticeFor(today, one.dueOn)
      return days === undefined ? [] : [{ ...one, days }]
    })
    const told = await noteNotices(tx, due)
    if (told.length > 0)
      await tx.emit('renewals.near', {
        notices: told.map((one) => ({ ...one, daysLeft: daysBetween(today, one.dueOn) })),
      })
    return told.length
  })

/**
 * Deletes notices stored by a node whose clock was ahead, because they would suppress notices still to come. Clocks of two nodes differ by
 * less than a day.
 */
async function forgetNoticesToCome({ db, now, log }: Context): Promise<void> {
  const { numAffectedRows } = await sql`
    delete from renewal_notices where told_at > ${now}::timestamptz + interval '1 day'`.execute(db)
  if (numAffectedRows) log.warn({ notices: Number(numAffectedRows) }, 'notices told ahead of their day are told again')
}

/** Notifies customers 60, 30, 14 and 3 days before a renewal, once each and on every plan, so that no renewal comes as a surprise (K2). */
export async function tellRenewals(context: Context): Promise<{ told: number }> {
  await forgetNoticesToCome(context)
  let told = 0
  let after: Place
  for (;;) {
    const near = await nearAfter(context, after)
    if (near.length === 0) return { told }
    told += await tell(context, near)
    after = near.at(-1)
  }
}
