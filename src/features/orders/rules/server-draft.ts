import { millisecondsOf, retention } from '#rules/retention.ts'

/** What the server keeps for a signed-in customer is forgotten after thirty days without a change (C14). */
export const SERVER_DRAFT_LIFETIME = millisecondsOf(retention.serverDraft)
