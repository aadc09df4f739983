import { millisecondsOf, retention } from '#rules/retention.ts'

/** The server deletes a customer's draft after thirty days without a change (C14). */
export const SERVER_DRAFT_LIFETIME = millisecondsOf(retention.serverDraft)
