import type { RegistrationStatus } from '#features/registrations/rules/status.ts'

/** The days after which an unanswered question is repeated, once. */
export const REMIND_AFTER_DAYS = 30

/** Approved and not refunded: only such an order can be rated (G190). */
export const mayRate = ({ status, refunded }: { status: RegistrationStatus; refunded: boolean }): boolean =>
  status === 'approved' && !refunded

/** The filters of the admins' list. */
export const ratingFilters = ['to_answer', 'low', 'published', 'hidden'] as const
export type RatingFilter = (typeof ratingFilters)[number]

export const ratingDecisions = ['replied', 'reply_removed', 'hidden', 'shown'] as const
export type RatingDecision = (typeof ratingDecisions)[number]

/** Where an answer is shown. */
export type RatingPlace = 'private' | 'public' | 'hidden'
export const placeOf = ({ publish, hidden }: { publish: boolean; hidden: boolean }): RatingPlace =>
  hidden ? 'hidden' : publish ? 'public' : 'private'
