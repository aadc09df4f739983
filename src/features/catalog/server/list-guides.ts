import { sql } from 'kysely'
import type { catalog } from '#features/catalog/contract.ts'
import { dutyNameIn } from '#features/duties/words/duty-name.ts'
import type { Language } from '#rules/language/preferences.ts'
import type { Db } from '#server/db/connect.ts'
import type { Handler } from '#server/http/handler.ts'
import { readGuides } from './read-guides.ts'

type Kept = { version: string; items: Awaited<ReturnType<typeof readGuides>> }
const kept = new WeakMap<Db, Kept>()

/** A hash that changes with every written or deleted row: each row counts with the transaction (`xmin`) that wrote it last. */
const readVersion = async (db: Db): Promise<string> => {
  const { rows } = await sql<{ version: string }>`
    select sum(hashtextextended(id || ' ' || written, 0))::text as version from (
      select id::text, xmin::text as written from facts
      union all select id, xmin::text from states) as rows`.execute(db)
  return rows[0]?.version ?? ''
}

/** Guides are computed from hundreds of facts that rarely change, so they are cached until a fact or a state changes. */
async function currentGuides(db: Db): Promise<Kept['items']> {
  // Reads the version first: a change during the computation is then noticed by the next call.
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
