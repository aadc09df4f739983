import { isFinished, type RegistrationStatus, registrationStatuses } from '#features/registrations/rules/status.ts'

export const handoverStatuses = ['open', 'accepted', 'declined'] as const
export type HandoverStatus = (typeof handoverStatuses)[number]

/** Which registrations move when an agent takes over another's work: only open ones, or all. */
export const handoverScopes = ['open', 'all'] as const
export type HandoverScope = (typeof handoverScopes)[number]

/** Decided registrations stay with their agent, unless the admin chooses `all` (G65). */
export const statusesMoved = (scope: HandoverScope): RegistrationStatus[] =>
  registrationStatuses.filter((status) => scope === 'all' || !isFinished(status))

/** The count of open workflows stops here. */
export const COUNTED_WORKFLOWS = 1000
