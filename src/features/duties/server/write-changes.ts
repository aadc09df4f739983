import { type RawBuilder, sql } from 'kysely'
import type { CalendarChanges, DutyMove } from '#features/duties/rules/compare.ts'
import { NO_LONGER_APPLIES, storedCode } from '#features/duties/rules/duty.ts'
import { isUnconfirmed } from '#features/facts/server/unconfirmed-facts.ts'
import type { Context } from '#server/context.ts'

/** What moved a due date: a changed fact, or changed data of the company. */
export type Because = 'fact' | 'company'
export type CompanyChanges = CalendarChanges & { registrationId: string }
/** A duty whose due date changed. */
export type MovedDuty = { id: string; registrationId: string; from: string | null; to: string | null }

const json = (rows: readonly object[]) => sql`${JSON.stringify(rows)}::json`

async function add(tx: Context, changes: readonly CompanyChanges[]): Promise<void> {
  const rows = changes.flatMap(({ registrationId, added }) =>
    added.map((duty) => ({ id: tx.newId(), registrationId, ...duty, ...storedCode(duty.code) })),
  )
  if (rows.length === 0) return
  // A concurrent run may have inserted the same duty.
  await sql`
    insert into duties (id, business_registration_id, fact_id, code, kind, period, statutory_on, extends_to, due_on, amount, unconfirmed,
      tolerated_until, at_least, depends_on, created_at, updated_at)
    select given.id, "registrationId", f.id, code, given.kind, period, "dueOn", "extendsTo", "dueOn", "amountCents", ${isUnconfirmed(tx.now)},
      "toleratedUntil", "atLeast", "dependsOn", ${tx.now}::timestamptz, ${tx.now}::timestamptz
    from json_to_recordset(${json(rows)}) as given (id uuid, "registrationId" uuid, "factId" uuid, code text, kind text, period int, "dueOn" date,
      "extendsTo" date, "amountCents" int, "toleratedUntil" date, "atLeast" boolean, "dependsOn" text) join facts f on f.id = "factId"
    on conflict (business_registration_id, fact_id, period) do nothing`.execute(tx.db)
}

const given = (moves: readonly DutyMove[]): RawBuilder<unknown> =>
  sql`json_to_recordset(${json(moves)}) as given (id uuid, "statutoryOn" date, "extendsTo" date, "dueOn" date, "amountCents" int,
    "toleratedUntil" date, "atLeast" boolean, "dependsOn" text)`

const terms = sql`tolerated_until = given."toleratedUntil", at_least = given."atLeast", depends_on = given."dependsOn"`

/** A new day or amount saves the previous ones as `earlier_*`, which the screens show as "before". */
async function move(tx: Context, moves: readonly DutyMove[], because: Because): Promise<MovedDuty[]> {
  if (moves.length === 0) return []
  const { rows } = await sql<MovedDuty & { shown: boolean }>`
    update duties d set statutory_on = given."statutoryOn", extends_to = given."extendsTo", due_on = given."dueOn",
      extended = d.extended and given."extendsTo" is not null, amount = given."amountCents", updated_at = ${tx.now}::timestamptz,
      ${terms},
      earlier_due_on = case when shown then d.due_on else d.earlier_due_on end,
      earlier_amount = case when shown then d.amount else d.earlier_amount end,
      moved_at = case when shown then ${tx.now}::timestamptz else d.moved_at end,
      moved_by = case when shown then ${because} else d.moved_by end,
      -- Another day has alerts of its own.
      alerted = case when d.due_on is distinct from given."dueOn" then null else d.alerted end
    from (select given.*, d.due_on is distinct from given."dueOn" or d.amount is distinct from given."amountCents" as shown
      from ${given(moves)} join duties d on d.id = given.id) given
    where d.id = given.id and d.status in ('open', 'in_progress')
      and (d.statutory_on, d.extends_to, d.due_on, d.amount, d.tolerated_until, d.at_least, d.depends_on)
        is distinct from (given."statutoryOn", given."extendsTo", given."dueOn", given."amountCents", given."toleratedUntil",
          given."atLeast", given."dependsOn")
    returning d.id, d.business_registration_id as "registrationId", d.earlier_due_on::text as "from", d.due_on::text as "to", shown`.execute(
    tx.db,
  )
  // When only other terms changed, such as `extends_to`, `earlier_due_on` still belongs to an earlier move.
  return rows.filter(({ shown, from, to }) => shown && from !== to).map(({ shown: _, ...moved }) => moved)
}

async function drop(tx: Context, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await sql`
    update duties set status = 'waived', by_rule = true, reason = ${NO_LONGER_APPLIES}, status_at = ${tx.now}::timestamptz, status_by = null,
      updated_at = ${tx.now}::timestamptz
    where id = any(${ids}::uuid[]) and status in ('open', 'in_progress')`.execute(tx.db)
}

async function revive(tx: Context, moves: readonly DutyMove[]): Promise<void> {
  if (moves.length === 0) return
  await sql`
    update duties d set status = 'open', by_rule = false, reason = null, status_at = ${tx.now}::timestamptz, status_by = null,
      statutory_on = given."statutoryOn", extends_to = given."extendsTo", due_on = given."dueOn", amount = given."amountCents",
      ${terms}, extended = d.extended and given."extendsTo" is not null, alerted = null, updated_at = ${tx.now}::timestamptz
    from ${given(moves)} where d.id = given.id and d.status = 'waived' and d.by_rule`.execute(tx.db)
}

/** Writes the differences between stored and computed calendars; repeating it changes nothing. Returns the duties whose day moved. */
export async function writeChanges(
  tx: Context,
  changes: readonly CompanyChanges[],
  because: Because,
): Promise<MovedDuty[]> {
  await add(tx, changes)
  await drop(
    tx,
    changes.flatMap(({ dropped }) => dropped),
  )
  await revive(
    tx,
    changes.flatMap(({ revived }) => revived),
  )
  return move(
    tx,
    changes.flatMap(({ moved }) => moved),
    because,
  )
}
