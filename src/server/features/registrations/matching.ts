import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { contains } from '../../db/queries/search.ts'

/** Ids whose company, or whose customer's name or address, contains the term: each half by its own trigram index. */
export const matching = (db: Db, term: string) =>
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
