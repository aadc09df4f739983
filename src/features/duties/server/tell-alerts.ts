import { sql } from 'kysely'
import { ALERT_DAYS, alertFor, OVERDUE } from '#features/duties/rules/alerts.ts'
import { lastDayOf } from '#features/duties/rules/late.ts'
import { officeDay } from '#features/facts/rules/recheck.ts'
import { type Day, daysAfter, daysBetween } from '#rules/days/day.ts'
import { type Context, inTransaction } from '#server/context.ts'

/** Carries the names that the job has already read: reading them again for each company would double its time. */
export type DutyAlert = {
  dutyId: string
  registrationId: string
  customerId: string
  company: string
  duty: string
  /** The authority's English name of the duty; empty when unknown. */
  usName: string
  /** ISO date, `2027-05-01`. */
  dueOn: string
  /** Negative once the due date has passed. */
  daysLeft: number
}

const AT_ONCE = 500
const LAST_BEFORE = Math.min(...ALERT_DAYS)

type Due = { id: string; dueOn: Day; toleratedUntil: Day | null }
type Place = Due | undefined

/** The next keyset page of pending duties that are due soon or past and may still need an alert, earliest first. */
async function dueAfter({ db, now }: Context, after: Place): Promise<Due[]> {
  const today = officeDay(now)
  const until = daysAfter(today, Math.max(...ALERT_DAYS))
  const { rows } = await sql<Due>`
    select id, due_on::text as "dueOn", tolerated_until::text as "toleratedUntil" from duties
    where status in ('open', 'in_progress') and alerted is distinct from 0 and due_on <= ${until}::date
      and ${after ? sql`(due_on, id) > (${after.dueOn}::date, ${after.id}::uuid)` : sql`true`}
    order by due_on, id limit ${sql.lit(AT_ONCE)}`.execute(db)
  return rows
}

/** Once the due date has passed, `dueOn` is the end of the automatic extension, if there is one. */
type Told = Omit<DutyAlert, 'daysLeft'> & { wanted: boolean }

/**
 * Records the sent alert in the duty's own row, so that a concurrent run cannot send it again. A plan without alerts gets none (K1);
 * its row is marked only once overdue, so that after an upgrade to a plan with alerts the next one is still sent.
 */
async function noteAlerts(tx: Context, due: readonly (Due & { alert: number })[]): Promise<Told[]> {
  const { rows } = await sql<Told>`
    update duties d set alerted = given.alert
    from json_to_recordset(${JSON.stringify(due)}::json) as given (id uuid, "dueOn" date, alert smallint),
      business_registrations r, packages k, facts f, profiles p
    where d.id = given.id and d.due_on = given."dueOn" and d.status in ('open', 'in_progress')
      and (d.alerted is null or d.alerted > given.alert)
      and r.id = d.business_registration_id and k.id = r.package_id and f.id = d.fact_id and p.id = r.user_id
      and (k.alerts or given.alert = ${OVERDUE})
    returning d.id as "dutyId", r.id as "registrationId", r.user_id as "customerId", r.company_name as company, f.name as duty,
      coalesce(f.value->>'reportName', f.value->>'originalName', '') as "usName", 
      case when d.due_on < ${officeDay(tx.now)}::date then coalesce(d.tolerated_until, d.due_on) else d.due_on end::text as "dueOn",
      k.alerts and p.erased_at is null as wanted`.execute(tx.db)
  return rows.filter(({ wanted }) => wanted)
}

const tell = (context: Context, due: readonly Due[]): Promise<number> =>
  inTransaction(context, async (tx) => {
    const today = officeDay(tx.now)
    const alerts = due.flatMap((one) => {
      // Once the due date has passed, only the end of an automatic extension counts.
      const day = one.dueOn < today ? (lastDayOf(one) ?? one.dueOn) : one.dueOn
      const alert = alertFor(daysBetween(today, day))
      return alert === undefined ? [] : [{ ...one, alert }]
    })
    const told = await noteAlerts(tx, alerts)
    if (told.length > 0)
      await tx.emit('duties.due', {
        alerts: told.map(({ wanted: _, ...one }) => ({ ...one, daysLeft: daysBetween(today, one.dueOn) })),
      })
    return told.length
  })

/** Alerts duty by duty, so that one failure does not block the others; a failed alert stays due for the next run. */
async function tellApart(context: Context, due: readonly Due[]): Promise<number> {
  let told = 0
  for (const one of due)
    told += await tell(context, [one]).catch((err: unknown) => {
      context.log.error({ err, dutyId: one.id }, 'company not told of its duty')
      return 0
    })
  return told
}

/**
 * Resets alerts that a run with a fast clock recorded too early; otherwise they would never be sent. Between the due date and the end
 * of an automatic extension, only the overdue alert can be too early.
 */
async function forgetAlertsToCome({ db, now, log }: Context): Promise<void> {
  const today = officeDay(now)
  const { numAffectedRows } = await sql`
    update duties set alerted = case when due_on < ${today}::date then ${sql.lit(LAST_BEFORE)} end::smallint
    where status in ('open', 'in_progress') and case when due_on < ${today}::date then alerted = 0 and tolerated_until >= ${today}::date
      else alerted = 0 or due_on - ${today}::date > alerted end`.execute(db)
  if (numAffectedRows) log.warn({ duties: Number(numAffectedRows) }, 'alerts noted ahead of their day are told again')
}

/** Alerts customers 60, 30, 7 and 1 day before a duty and once it is overdue, each once. Returns the number of alerts. */
export async function tellAlerts(context: Context): Promise<number> {
  await forgetAlertsToCome(context)
  let told = 0
  for (let due = await dueAfter(context, undefined); due.length > 0; due = await dueAfter(context, due.at(-1)))
    told += await tell(context, due).catch((err: unknown) => {
      context.log.warn({ err, duties: due.length }, 'companies are told one by one')
      return tellApart(context, due)
    })
  return told
}
