import { sql } from 'kysely'
import { saveEdit } from '#features/edits/server/edits.ts'
import type { facts } from '#features/facts/contract.ts'
import { factProblems, ownFields, valueWith } from '#features/facts/rules/fact-fields.ts'
import { officeDay } from '#features/facts/rules/recheck.ts'
import { AppError } from '#rules/errors.ts'
import { type Context, inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { changeDutyFacts } from './duty-facts.ts'
import { factRows, fieldsOf, viewOfFact } from './fact-rows.ts'

async function lockFact(tx: Context, id: string) {
  const row = await factRows(tx.db).where('f.id', '=', id).forUpdate('f').executeTakeFirst()
  if (!row) throw new AppError('not_found')
  return row
}

/** Quotes, guides and reminders read the row itself, so an edit counts at once; a placed order keeps its quote (G52). */
export const saveFact: Handler<typeof facts.save> = (context, { id, expectedVersion, ...sent }) =>
  inTransaction(context, async (tx) => {
    await changeDutyFacts(tx)
    const row = await lockFact(tx, id)
    const after = ownFields(row.kind, sent)
    const problems = factProblems(row.kind, after, officeDay(tx.now))
    if (Object.keys(problems).length > 0) throw new AppError('invalid', { fields: problems })
    await saveEdit(tx, {
      ...{ subjectType: 'fact', subjectId: id, version: row.version, expectedVersion },
      before: fieldsOf(row),
      after,
      write: async (edited) => {
        const columns = {
          name: after.name,
          amount: after.amountCents,
          summary: after.summary,
          sources: JSON.stringify(after.sources),
          value: JSON.stringify(valueWith(row.kind, row.value, after)),
          checked_on: after.checkedOn === null ? null : sql<Date>`${after.checkedOn}::date`,
          confidence: after.confidence,
        }
        await tx.db
          .updateTable('facts')
          .set({ ...columns, ...edited })
          .where('id', '=', id)
          .execute()
        await tx.emit('fact.saved', { factId: id, stateId: row.stateId })
      },
    })
    return viewOfFact(await lockFact(tx, id))
  })
