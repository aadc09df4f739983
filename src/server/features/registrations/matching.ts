import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import { contains } from '#server/lists/search.ts'

/** The number on the screens is the beginning of the id: a span of ids, served by the primary key. */
function byNumber(db: Db, term: string) {
  const number = /^#?([0-9a-f]{8})$/i.exec(term)?.[1]
  if (!number) return
  return db
    .selectFrom('business_registrations')
    .select('id')
    .where(
      sql<boolean>`id between ${`${number}-0000-0000-0000-000000000000`}::uuid
        and ${`${number}-ffff-ffff-ffff-ffffffffffff`}::uuid`,
    )
}

/** Ids whose company, or whose customer's name or address, contains the term: each half by its own trigram index. */
export const matching = (db: Db, term: string) => {
  const texts = byText(db, term)
  const numbers = byNumber(db, term)
  return numbers ? texts.union(numbers) : texts
}

const byText = (db: Db, term: string) =>
  db
    .selectFrom('business_registrations')
    .select('id')
    .where(contains(sql<string>`fold(company_name)`, term))
    .union(
      db
        .selectFrom('profiles as p')
        .innerJoin('business_registrations as m', 'm.user_id', 'p.id')
        .select('m.id')
        .where(contains(sql<string>`fold(p.name || ' ' || p.email)`, term)),
    )
