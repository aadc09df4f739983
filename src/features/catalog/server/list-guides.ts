import { sql } from 'kysely'
import type { catalog } from '#features/catalog/contract.ts'
import { dutyNameIn } from '#features/duties/words/duty-name.ts'
import type { Language } from '#rules/language/preferences.ts'
import type { Db } from '#server/db/connect.ts'
import type { Handler } from '#server/http/handler.ts'
import { readGuides } from './read-guides.ts'

type Kept = { version: string; items: Awaited<ReturnType<typeof readGuides>> }
const kept = new WeakMap<Db, Kept>()

/** Changes with every row that is written or deleted: each row counts with the transaction that wrote it last. */
const readVersion = async (db: Db): Promise<string> => {
  const { rows } = await sql<{ version: string }>`
    select sum(hashtextextended(id || ' ' || written, 0))::text as version from (
      select id::text, xmin::text as written from facts
      union all select id, xmin::text from states) as rows`.execute(db)
  return rows[0]?.version ?? ''
}

/** The guides are put together from hundreds of facts that rarely change, so they are kept until one of these does. */
async function currentGuides(db: Db): Promise<Kept['items']> {
  // The version is read first: what changes in between is then found by the next reader.
  const version = await readVersion(db)
  const known = kept.get(db)
  if (known?.version === version) return known.items
  const items = await readGuides(db)
  kept.set(db, { version, items })
  return items
}

const titledIn = (language: Language, items: Kept['items']): Kept['items'] =>
  items.map((guide) => ({
    ...guide,
    types: guide.types.map((type) => ({
      ...type,
      duties: type.duties.map((duty) => ({ ...duty, name: dutyNameIn(language, duty.name, duty.usName) })),
    })),
  }))

export const listGuides: Handler<typeof catalog.guides> = async ({ db }, { language }) => {
  const items = await currentGuides(db)
  return { items: language ? titledIn(language, items) : items }
}
