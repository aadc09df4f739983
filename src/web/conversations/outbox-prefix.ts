export const OUTBOX_PREFIX = 'outbox:'

/** Whether this browser keeps messages that could not be sent yet. */
export const hasUnsent = (userId: string): boolean =>
  Object.keys(localStorage).some((key) => key.startsWith(`${OUTBOX_PREFIX}${userId}:`))

/** Nothing that somebody wrote stays behind after signing out (CHECKS S62). */
export function clearOutbox(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(OUTBOX_PREFIX)) localStorage.removeItem(key)
}
