import { sql } from 'kysely'
import { type CompanyRecord, emptyRecord } from '#features/registrations/rules/company-record.ts'
import type { Db } from '#server/db/connect.ts'

export type KeptRecord = CompanyRecord & { updatedAt: Date | null }

/** Data that the state and the tax office gave a company; all fields are null before the first save. */
export async function readCompanyRecord(db: Db, registrationId: string): Promise<KeptRecord> {
  const row = await db
    .selectFrom('company_records')
    .select(['file_number as fileNumber', 'ein', 'registered_agent as registeredAgent', 'updated_at as updatedAt'])
    // Dates are read as text: parsed as timestamps they would shift with the time zone.
    .select([sql<string | null>`filed_on::text`.as('filedOn'), sql<string | null>`formed_on::text`.as('formedOn')])
    .select([sql<string | null>`ss4_sent_on::text`.as('ss4SentOn'), sql<string | null>`ein_on::text`.as('einOn')])
    .where('business_registration_id', '=', registrationId)
    .executeTakeFirst()
  return row ?? { ...emptyRecord, updatedAt: null }
}
