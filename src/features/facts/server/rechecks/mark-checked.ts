import { sql } from 'kysely'
import { editedNow, recordEdit } from '#features/edits/server/edits.ts'
import type { rechecks } from '#features/facts/contract/rechecks.ts'
import { officeDay } from '#features/facts/rules/recheck.ts'
import { type Context, inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'

type Asked = { subject: 'fact' | 'naming_rule'; id: string; expectedVersion: number }
type Result = 'checked' | 'conflict' | 'gone'

const lockRow = ({ db }: Context, { subject, id }: Asked) => {
  const checkedOn = sql<string | null>`checked_on::text`.as('checkedOn')
  return subject === 'fact'
    ? db.selectFrom('facts').select(['version', checkedOn]).where('id', '=', id).forUpdate().executeTakeFirst()
    : db
        .selectFrom('naming_rules')
        .select(['version', checkedOn])
        .where('id', '=', id)
        .where('removed_at', 'is', null)
        .forUpdate()
        .executeTakeFirst()
}

async function mark(tx: Context, asked: Asked): Promise<Result> {
  const today = officeDay(tx.now)
  const row = await lockRow(tx, asked)
  if (!row) return 'gone'
  if (row.checkedOn === today) return 'checked'
  // An admin who compared an older version with its source has not checked this one.
  if (row.version !== asked.expectedVersion) return 'conflict'
  await tx.db
    .updateTable(asked.subject === 'fact' ? 'facts' : 'naming_rules')
    .set({ checked_on: sql<Date>`${today}::date`, ...editedNow(tx, row.version) })
    .where('id', '=', asked.id)
    .execute()
  const [before, after] = [{ checkedOn: row.checkedOn }, { checkedOn: today }]
  await recordEdit(tx, { subjectType: asked.subject, subjectId: asked.id, before, after })
  return 'checked'
}

/** One transaction, which locks rows in the order of their ids, so that two admins who mark the same rows cannot deadlock. */
export const markChecked: Handler<typeof rechecks.mark> = (context, { items }) =>
  inTransaction(context, async (tx) => {
    const results = new Map<string, Result>()
    for (const asked of items.toSorted((a, b) => (a.id < b.id ? -1 : 1))) results.set(asked.id, await mark(tx, asked))
    return { items: items.map(({ subject, id }) => ({ subject, id, result: results.get(id) ?? 'gone' })) }
  })
