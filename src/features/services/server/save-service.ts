import { sql } from 'kysely'
import { changesBetween } from '#features/edits/rules/changes.ts'
import { recordEdit, saveEdit } from '#features/edits/server/edits.ts'
import type { services } from '#features/services/contract.ts'
import {
  MOST_SERVICES,
  type ServiceContent,
  type StoredService,
  serviceProblems,
} from '#features/services/rules/service.ts'
import { AppError } from '#rules/errors.ts'
import { account, type Context, inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { columnsOf, contentOf, holdServices, serviceRows, serviceView } from './service-rows.ts'

async function refuseWrong(tx: Context, id: string, content: ServiceContent): Promise<void> {
  const fields = serviceProblems(content)
  if (Object.keys(fields).length > 0) throw new AppError('invalid', { fields })
  const other = await tx.db
    .selectFrom('extras')
    .select('id')
    .where(sql`lower(name)`, '=', content.name.toLowerCase())
    .where('id', '<>', id)
    .executeTakeFirst()
  if (other) throw new AppError('invalid', { fields: { name: 'name_taken' } })
}

const isSame = (one: StoredService, other: ServiceContent): boolean =>
  Object.keys(changesBetween(one, other)).length === 0

/** The position after the last service; refused if there are already as many as the pages can show. */
async function lastPosition(tx: Context): Promise<number> {
  const { count, last } = await tx.db
    .selectFrom('extras')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('position').as('last')])
    .executeTakeFirstOrThrow()
  if (Number(count) >= MOST_SERVICES) throw new AppError('conflict', { reason: 'extra_full' })
  return (last ?? 0) + 1
}

export const createService: Handler<typeof services.create> = (context, { id, ...content }) =>
  inTransaction(context, async (tx) => {
    await holdServices(tx)
    const read = () => serviceRows(tx).where('e.id', '=', id)
    const known = await read().executeTakeFirst()
    if (known) {
      // The same service again is a retry after a lost answer.
      if (isSame(contentOf(known), content)) return serviceView(known)
      throw new AppError('conflict')
    }
    await refuseWrong(tx, id, content)
    const position = await lastPosition(tx)
    const edited = { edited_at: tx.now, edited_by: account(tx).id, created_at: tx.now }
    await tx.db
      .insertInto('extras')
      .values({ id, ...columnsOf(content, tx.now), position, ...edited })
      .execute()
    await recordEdit(tx, { subjectType: 'extra', subjectId: id, before: null, after: content })
    await tx.emit('extra.changed', { extraId: id })
    return serviceView(await read().executeTakeFirstOrThrow())
  })

/** Existing purchases keep the price that was shown; the next one is charged the new price. */
export const saveService: Handler<typeof services.save> = (context, { id, expectedVersion, ...content }) =>
  inTransaction(context, async (tx) => {
    await holdServices(tx)
    const read = () => serviceRows(tx).where('e.id', '=', id)
    const row = await read().executeTakeFirst()
    if (!row) throw new AppError('not_found')
    await saveEdit(tx, {
      ...{ subjectType: 'extra', subjectId: id, version: row.version, expectedVersion },
      before: contentOf(row),
      after: content,
      write: async (edited) => {
        await refuseWrong(tx, id, content)
        const columns = { ...columnsOf(content, tx.now), ...edited, updated_at: tx.now }
        await tx.db.updateTable('extras').set(columns).where('id', '=', id).execute()
        await tx.emit('extra.changed', { extraId: id })
      },
    })
    return serviceView(await read().executeTakeFirstOrThrow())
  })
