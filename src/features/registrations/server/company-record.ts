import { sql } from 'kysely'
import { type CompanyRecord, emptyRecord } from '#features/registrations/rules/company-record.ts'
import type { Db } from '#server/db/connect.ts'

export type KeptRecord = CompanyRecord & { updatedAt: Date | null }

/** What the state and the tax office gave a company; empty while nobody entered anything. */
export async function readCompanyRecord(db: Db, registrationId: string): Promise<KeptRecord> {
  const row = await db
    .selectFrom('company_records')
    .select(['file_number as fileNumber', 'ein', 'registered_agent as registeredAgent', 'updated_at as updatedAt'])
    // As texts, because a day has no time and would move with the zone.
    .select([sql<string | null>`filed_on::text`.as('filedOn'), sql<string | null>`formed_on::text`.as('formedOn')])
    .select([sql<string | null>`ss4_sent_on::text`.as('ss4SentOn'), sql<string | null>`ein_on::text`.as('einOn')])
    .where('business_registration_id', '=', registrationId)
    .executeTakeFirst()
  return row ?? { ...emptyRecord, updatedAt: null }
}
