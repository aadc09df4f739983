import { sql } from 'kysely'
import type { DutyStatus } from '#features/duties/rules/duty.ts'
import { dutyTermsOf } from '#features/duties/rules/duty-fact.ts'
import { isOverdue } from '#features/duties/rules/late.ts'
import { dutyNameIn } from '#features/duties/words/duty-name.ts'
import type { Day } from '#rules/days/day.ts'
import type { Language } from '#rules/language/preferences.ts'
import type { Db } from '#server/db/connect.ts'

const SHOWN = 3

/** The first few open duties that have a due day, the earliest first, so that overdue ones lead. */
export async function nextDuties(db: Db, registrationId: string, language: Language, today: Day) {
  const rows = await db
    .selectFrom('duties as d')
    .innerJoin('facts as f', 'f.id', 'd.fact_id')
    .select(['d.id', 'f.name', 'f.value', 'd.amount', sql<string>`d.due_on::text`.as('dueOn')])
    .select(['d.at_least', sql<DutyStatus>`d.status`.as('status')])
    .select(sql<string | null>`d.tolerated_until::text`.as('toleratedUntil'))
    .where('d.business_registration_id', '=', registrationId)
    .where('d.status', 'in', [sql.lit('open'), sql.lit('in_progress')])
    .where('d.due_on', 'is not', null)
    .orderBy('d.due_on')
    .orderBy('d.id')
    .limit(sql.lit(SHOWN))
    .execute()
  return rows.map(({ id, name, value, amount, at_least, ...dated }) => ({
    id,
    name: dutyNameIn(language, name, dutyTermsOf(value).usName),
    dueOn: dated.dueOn,
    overdue: isOverdue(dated, today),
    amountCents: amount,
    atLeast: at_least,
  }))
}
