import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import { contains } from '#server/lists/search.ts'

/** Ids whose subject, or whose customer's name or address, contains the term: each half by its own trigram index. */
export const matchingTickets = (db: Db, term: string) =>
  db
    .selectFrom('support_tickets')
    .select('id')
    .where(contains(sql<string>`fold(subject)`, term))
    .union(
      db
        .selectFrom('profiles as p')
        .innerJoin('support_tickets as m', 'm.user_id', 'p.id')
        .select('m.id')
        .where(contains(sql<string>`fold(p.name || ' ' || p.email)`, term)),
    )
