/** The badge stops at 99+ (G19). */
export const MOST_UNREAD_SHOWN = 99

/** Counting stops at the first number that the badge shows as 99+. */
export const UNREAD_COUNTED = MOST_UNREAD_SHOWN + 1
