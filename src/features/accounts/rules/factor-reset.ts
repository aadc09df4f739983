/** Hours between the office's reset of a second factor and its removal, in which the person can cancel it (S68). */
export const FACTOR_RESET_HOURS = 24

export const factorResetDue = (now: Date): Date => new Date(now.getTime() + FACTOR_RESET_HOURS * 3_600_000)
