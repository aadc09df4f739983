/** A second factor that the office resets stays for so long, in which the person can keep it (S68). */
export const FACTOR_RESET_HOURS = 24

export const factorResetDue = (now: Date): Date => new Date(now.getTime() + FACTOR_RESET_HOURS * 3_600_000)
