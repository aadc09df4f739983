export const UNSENT_PREFIX = 'outbox:'
/** Notes that were typed and have not reached the server yet. */
export const DRAFT_PREFIX = 'notes:'

/** Whether this browser keeps messages that could not be sent yet. */
export const hasUnsent = (userId: string): boolean =>
  Object.keys(localStorage).some((key) => key.startsWith(`${UNSENT_PREFIX}${userId}:`))

/** Nothing that somebody wrote stays behind after signing out (S62). */
export function forgetUnsent(): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(UNSENT_PREFIX) || key.startsWith(DRAFT_PREFIX)) localStorage.removeItem(key)
}
