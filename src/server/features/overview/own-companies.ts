import { sql } from 'kysely'
import type { RegistrationStatus } from '#domain/registrations/status.ts'
import type { Db } from '#server/db/connect.ts'

const MOST = 100

/** Newest first, for the switcher. */
export const ownCompanies = (db: Db, userId: string) =>
  db
    .selectFrom('business_registrations')
    .select(['id', 'company_name as companyName', 'created_at as createdAt'])
    .select([sql<RegistrationStatus>`status`.as('status'), sql<boolean>`paid_at is not null`.as('paid')])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute()
