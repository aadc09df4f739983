import { sql } from 'kysely'
import type { RegistrationStatus } from '#features/registrations/rules/status.ts'
import type { Db } from '#server/db/connect.ts'

/** How many of the newest companies the switcher offers; the list of registrations has the rest. */
const MOST = 100

const newestOf = (db: Db, userId: string) =>
  db
    .selectFrom('business_registrations')
    .select(['id', 'company_name as companyName', 'created_at as createdAt'])
    .select([sql<RegistrationStatus>`status`.as('status'), sql<boolean>`paid_at is not null`.as('paid')])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')

/** A company beyond the newest ones: the asked one, or without one the newest paid company. */
const older = (db: Db, userId: string, asked: string | undefined) =>
  newestOf(db, userId)
    .$if(asked === undefined, (query) => query.where('paid_at', 'is not', null))
    .$if(asked !== undefined, (query) => query.where('id', '=', sql<string>`${asked}`))
    .limit(1)
    .executeTakeFirst()

/** The switcher's companies, newest first, and the one to show: the asked one, else the newest paid one, else the newest (D15). */
export async function ownCompanies(db: Db, userId: string, asked: string | undefined) {
  const newest = await newestOf(db, userId).limit(MOST).execute()
  const among = newest.find(({ id, paid }) => (asked === undefined ? paid : id === asked))
  const further = among || newest.length < MOST ? undefined : await older(db, userId, asked)
  // A company beyond the newest ones is older than all of them, so it goes to the end.
  const companies = further ? [...newest, further] : newest
  return { companies, shown: among ?? further ?? (asked === undefined ? newest[0] : undefined) }
}
