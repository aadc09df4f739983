import { millisecondsOf, retention } from '#rules/retention.ts'

/** How long the file with everything about a person can be fetched; afterwards it is removed. */
export const EXPORT_DAYS = retention.exports.amount
/** Days within which the law wants the complete statement (LGPD art. 19, II). */
export const ANSWER_DAYS = 15
/** Days within which a person who asks gets the clauses of an international transfer (Resolução CD/ANPD 19/2024, art. 17). */
export const CLAUSES_DAYS = 15

export const exportExpiry = (readyAt: Date): Date => new Date(readyAt.getTime() + millisecondsOf(retention.exports))
