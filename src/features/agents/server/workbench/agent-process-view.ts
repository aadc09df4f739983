import { type Row, registrationView } from '#features/registrations/server/read-registrations.ts'
import type { Context } from '#server/context.ts'
import type { Waiting } from './what-waits.ts'

/** A process as its agent sees it in a list. */
export const agentProcessView = (context: Context, row: Row, { documents, unread }: Waiting) => ({
  ...registrationView(context, row),
  filing: row.filing_until !== null,
  documentsWaiting: documents,
  unread,
})
