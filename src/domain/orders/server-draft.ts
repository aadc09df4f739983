/** What the server keeps for a signed-in customer is forgotten after thirty days without a change (C14). */
export const SERVER_DRAFT_LIFETIME = 30 * 86_400_000
