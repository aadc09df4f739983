import { sql } from 'kysely'
import { type Context, inTransaction } from '#server/context.ts'
import { erasePerson } from './erase-person.ts'
import { noteErasures, readErasures } from './erasures-log.ts'

const AT_ONCE = 1000

async function whoIsBack({ db }: Context, ids: readonly string[]): Promise<string[]> {
  const back: string[] = []
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = ids.slice(from, from + AT_ONCE)
    const rows = await db
      .selectFrom('profiles')
      .select('id')
      .where('id', '=', sql<string>`any(${some}::uuid[])`)
      .where('erased_at', 'is', null)
      .execute()
    back.push(...rows.map(({ id }) => id))
  }
  return back
}

/** Runs at start and every hour: erases again the people whom a restored backup brought back. */
export async function reapplyErasures(context: Context): Promise<number> {
  const logged = await readErasures(context.config)
  const known = await context.db.selectFrom('erasures').select('user_id').execute()
  const stored = new Set(known.map(({ user_id }) => user_id))
  await noteErasures(
    context.config,
    [...stored].filter((id) => !logged.has(id)),
    context.now,
  )
  const all = [...new Set([...logged, ...stored])]
  let again = 0
  for (const id of await whoIsBack(context, all)) {
    try {
      if (await inTransaction(context, (tx) => erasePerson(tx, id, false))) again++
    } catch (err) {
      // The other erasures continue; the next hourly run retries this one.
      context.log.error({ err, accountId: id }, 'erasure not repeated')
    }
  }
  if (again > 0) context.log.warn({ again }, 'erasures repeated after a restore')
  return again
}
