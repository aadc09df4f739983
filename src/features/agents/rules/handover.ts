import { isFinished, type RegistrationStatus, registrationStatuses } from '#features/registrations/rules/status.ts'

export const handoverStatuses = ['open', 'accepted', 'declined'] as const
export type HandoverStatus = (typeof handoverStatuses)[number]

/** What moves when one agent takes all of another's work over. */
export const handoverScopes = ['open', 'all'] as const
export type HandoverScope = (typeof handoverScopes)[number]

/** Decided companies stay with whoever decided them, unless somebody asks for all (G65). */
export const statusesMoved = (scope: HandoverScope): RegistrationStatus[] =>
  registrationStatuses.filter((status) => scope === 'all' || !isFinished(status))

/** Open workflows are counted so far and no further. */
export const COUNTED_WORKFLOWS = 1000
