export const UNSENT_PREFIX = 'outbox:'
/** Notes that were typed and are not on the server yet. */
export const DRAFT_PREFIX = 'notes:'

/** Whether this browser stores messages that could not be sent yet. */
export const hasUnsent = (userId: string): boolean =>
  Object.keys(localStorage).some((key) => key.startsWith(`${UNSENT_PREFIX}${userId}:`))

/** Removes unsent messages and notes at sign-out, so that no personal text stays in the browser (S62). */
export function forgetUnsent(): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(UNSENT_PREFIX) || key.startsWith(DRAFT_PREFIX)) localStorage.removeItem(key)
}
