import { sql } from 'kysely'
import { statusesWaitingFor } from '#features/documents/rules/status.ts'

const owed = sql.join(statusesWaitingFor('customer').map((status) => sql.lit(status)))

/** Number of required documents that the customer still has to send for the registration of a row (`documentTurn`). */
export const owedPapers = (registrationId: string) =>
  sql<number>`(select count(*)::int from documents owed where owed.business_registration_id = ${sql.ref(registrationId)}
    and owed.required and owed.status in (${owed}))`
