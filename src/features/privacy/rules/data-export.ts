import { millisecondsOf, retention } from '#rules/retention.ts'

/** Days for which an export can be downloaded; afterwards its file is removed. */
export const EXPORT_DAYS = retention.exports.amount
/** Legal deadline for the complete statement of a person's data, in days (LGPD art. 19, II). */
export const ANSWER_DAYS = 15
/** Legal deadline for sending the clauses of an international transfer, in days (Resolução CD/ANPD 19/2024, art. 17). */
export const CLAUSES_DAYS = 15

export const exportExpiry = (readyAt: Date): Date => new Date(readyAt.getTime() + millisecondsOf(retention.exports))
