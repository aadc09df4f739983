const HOUR = 60 * 60_000

/** How long a link sent by mail works (DECISIONS A4). */
export const linkLifetimes = { reset_password: HOUR, verify_email: 24 * HOUR } as const
